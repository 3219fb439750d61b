import type { ImplementSort } from '@tractor-haat/api-client/contract';
import { PER_PAGE } from '@tractor-haat/api-client/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { implementBrands } from '../database/schema/implement-brands.ts';
import { implementTypes } from '../database/schema/implement-types.ts';
import { implementsTable } from '../database/schema/implements.ts';
import type { CardRow } from './card.ts';
import { cardColumns } from './card-columns.ts';
import { matchesBrands, matchesType } from './filters.ts';

/** "C" collation: the order must be the same in both databases and on every machine. */
const byName = [
  sql`lower(${implementBrands.name}->>'en') collate "C"`,
  sql`lower(${implementsTable.model}) collate "C"`,
  asc(implementsTable.key),
];

const ORDERS: Readonly<Record<ImplementSort, (SQL | PgColumn)[]>> = {
  popular: [desc(implementsTable.popularity), ...byName],
  name: byName,
  power: [
    sql`${implementsTable.required_hp_min} asc nulls last`,
    sql`${implementsTable.required_hp_max} asc nulls last`,
    ...byName,
  ],
};

export type ListFilter = { type: string | null; brands: string[] };

/** One page of rows per order, each a prepared statement. */
export function listRead(db: Database) {
  const prepared = (sort: ImplementSort) =>
    db
      .select(cardColumns)
      .from(implementsTable)
      .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
      .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
      .where(and(matchesType(db), matchesBrands(db)))
      .orderBy(...ORDERS[sort])
      .limit(PER_PAGE)
      .offset(sql.placeholder('offset'))
      .prepare(`implements_by_${sort}`);
  const reads = {
    popular: prepared('popular'),
    name: prepared('name'),
    power: prepared('power'),
  };
  return (filter: ListFilter, sort: ImplementSort, page: number): Promise<CardRow[]> =>
    reads[sort].execute({ ...filter, offset: (page - 1) * PER_PAGE });
}
