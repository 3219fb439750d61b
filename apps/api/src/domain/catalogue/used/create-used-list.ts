import {
  AGE_BANDS,
  DRIVE_TYPES,
  HP_BANDS,
  PER_PAGE,
  USED_PRICE_BANDS,
  type UsedFilter,
  type UsedPage,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { createStateNamesQuery } from '../../../shared/lists/create-state-names-query.ts';
import { resolveSelection, type Vocabularies } from '../../../shared/lists/resolve-selection.ts';
import { toFacets } from '../../../shared/lists/to-facets.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { createBrandNamesQuery } from '../create-brand-queries.ts';
import type { ListingSearch } from './published/listing-search.ts';
import { createUsedCardFinder } from './to-used-card.ts';

const FIXED_VOCABULARIES = {
  hp: { kind: 'fixed', values: HP_BANDS.map(({ slug }) => slug) },
  price: { kind: 'fixed', values: USED_PRICE_BANDS.map(({ slug }) => slug) },
  age: { kind: 'fixed', values: AGE_BANDS.map(({ slug }) => slug) },
  drive: { kind: 'fixed', values: DRIVE_TYPES },
  feature: { kind: 'fixed', values: ['mini'] },
} as const satisfies Vocabularies;

export function createUsedList(db: Database, searchListings: ListingSearch) {
  const listBrands = createBrandNamesQuery(db, 'tractor');
  const listStates = createStateNamesQuery(db, 'used');
  const findCards = createUsedCardFinder(db);
  return async ({ page, per_page, sort, language, ...filters }: UsedFilter): Promise<UsedPage> => {
    const [brands, states] = await Promise.all([listBrands(), listStates()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      state: { kind: 'named', names: states, unknownReason: 'state_unknown' },
      ...FIXED_VOCABULARIES,
    };
    const selection = resolveSelection(filters, vocabularies);
    const limit = per_page ?? PER_PAGE;
    const result = await searchListings({ selection, sort, skip: (page - 1) * limit, limit });
    const numbers = toPageNumbers(result.total, page, per_page);
    return {
      items: await findCards(await result.listIds(), language),
      ...numbers,
      facets: toFacets(result, selection, vocabularies, language),
    };
  };
}
