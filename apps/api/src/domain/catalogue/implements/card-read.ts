import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import { inOrderOf } from '../../../shared/lists/in-order-of.ts';
import type { CardRow } from './card.ts';
import { cardColumns } from './card-columns.ts';

/** Cards of implements by their ids, in the order of the ids. */
export function cardRead(db: Database) {
  const cards = db
    .select(cardColumns)
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(
      live(implementsTable, sql`${implementsTable.id} = any(${sql.placeholder('ids')}::int[])`),
    )
    .prepare('implement_cards');
  return async (ids: readonly number[]): Promise<CardRow[]> =>
    ids.length === 0 ? [] : inOrderOf(ids, await cards.execute({ ids: [...ids] }));
}
