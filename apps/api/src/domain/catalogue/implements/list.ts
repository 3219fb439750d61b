import {
  type ImplementsFilter,
  type ImplementsPage,
  NEEDED_HP_BANDS,
} from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import { facetsOf, resolveChosen, type Vocabularies } from '../../../shared/lists/facets.ts';
import { inOrderOf } from '../../../shared/lists/in-order-of.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { type CardRow, card } from './card.ts';
import { cardColumns } from './card-columns.ts';
import { implementIndex, implementNames } from './filters.ts';

const hp = { kind: 'fixed', values: NEEDED_HP_BANDS.map(({ slug }) => slug) } as const;

/** The list of implements: cards, page numbers and filters. */
export function implementsList(db: Database) {
  const current = implementIndex(db);
  const readNames = implementNames(db);
  const readCards = cardRead(db);
  return async ({
    page,
    per_page,
    sort,
    language,
    ...filters
  }: ImplementsFilter): Promise<ImplementsPage> => {
    const [index, names] = await Promise.all([current(), readNames()]);
    const vocabularies: Vocabularies = {
      type: { kind: 'named', names: names.types, unknown: 'type_unknown' },
      brand: { kind: 'named', names: names.brands, unknown: 'brand_unknown' },
      hp,
    };
    const chosen = resolveChosen(filters, vocabularies, () => false);
    const found = index.search(chosen, sort, page, per_page);
    const numbers = toPageNumbers(found.total, page, per_page);
    const cards = await readCards(found.rows.map(({ id }) => id));
    return {
      items: cards.map((row) => card(row, language)),
      ...numbers,
      facets: facetsOf(found, chosen, vocabularies, language),
    };
  };
}

/** Cards of implements by their ids, in the order of the ids. */
function cardRead(db: Database) {
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
