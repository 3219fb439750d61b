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
import { facetsOf, resolveChosen, type Vocabularies } from '../../../shared/lists/facets.ts';
import { stateNames } from '../../../shared/lists/state-names.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { brandNames } from '../brand-reads.ts';
import { cardRead } from './card.ts';
import type { UsedTractorList } from './shown/shown-used.ts';

const FIXED = {
  hp: { kind: 'fixed', values: HP_BANDS.map(({ slug }) => slug) },
  price: { kind: 'fixed', values: USED_PRICE_BANDS.map(({ slug }) => slug) },
  age: { kind: 'fixed', values: AGE_BANDS.map(({ slug }) => slug) },
  drive: { kind: 'fixed', values: DRIVE_TYPES },
  feature: { kind: 'fixed', values: ['mini'] },
} as const satisfies Vocabularies;

export function usedList(db: Database, readListings: UsedTractorList) {
  const readNames = brandNames(db, 'tractor');
  const readStates = stateNames(db, 'used');
  const readCards = cardRead(db);
  return async ({ page, per_page, sort, language, ...filters }: UsedFilter): Promise<UsedPage> => {
    const [names, states] = await Promise.all([readNames(), readStates()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names, unknown: 'brand_unknown' },
      state: { kind: 'named', names: states, unknown: 'state_unknown' },
      ...FIXED,
    };
    // Every value belongs to a vocabulary.
    const chosen = resolveChosen(filters, vocabularies, () => false);
    const most = per_page ?? PER_PAGE;
    const found = await readListings({ chosen, sort, skip: (page - 1) * most, most });
    const numbers = toPageNumbers(found.total, page, per_page);
    return {
      items: await readCards(await found.ids(), language),
      ...numbers,
      facets: facetsOf(found, chosen, vocabularies, language),
    };
  };
}
