import type { ImplementsFilter, ImplementsPage } from '@tractor-haat/api-client/contract';
import { NEEDED_HP_BANDS } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { facetsOf, resolveChosen, type Vocabularies } from '../../../shared/lists/facets.ts';
import { pageNumbers } from '../../../shared/pages.ts';
import { card } from './card.ts';
import { cardRead } from './card-read.ts';
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
    const numbers = pageNumbers(found.total, page, per_page);
    const cards = await readCards(found.rows.map(({ id }) => id));
    return {
      items: cards.map((row) => card(row, language)),
      ...numbers,
      facets: facetsOf(found, chosen, vocabularies, language),
    };
  };
}
