import { api, type TractorSort, type TractorsQuery } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';
import { type ListChoice, type ListSpec, requireChoice } from '../list/list-choice.ts';
import { type ListedTractors, toListedTractors } from './listed-tractors.ts';

export interface TractorList {
  readonly variant: Variant;
  readonly choice: ListChoice;
  readonly result: ListedTractors;
}

/** The API validates filter values, so they are cast to the types of the query. */
export async function loadTractors(
  pageRequest: PageRequest,
  variant: Variant,
): Promise<TractorList> {
  const choice = requireChoice(pageRequest, variant.spec);
  const query = { ...choice.filters, ...variant.fixed } as TractorsQuery;
  const sort = choice.sort as NonNullable<TractorsQuery['sort']>;
  const result = await api.get('/api/v1/tractors', {
    query: { ...query, sort, page: choice.page, language: pageRequest.language },
    ...pageRequest.options,
  });
  return { variant, choice, result: toListedTractors(result, choice, variant.name === 'series') };
}

interface Variant {
  /** Part of the translation keys: `variant.all` for all tractors, otherwise `kind.<name>` in the namespace `kinds`. */
  readonly name: string;
  /** Filters that the visitor cannot change. */
  readonly fixed: TractorsQuery;
  readonly spec: ListSpec;
}

const FILTER_DIMENSIONS = ['brand', 'hp', 'price', 'drive', 'fuel', 'series', 'feature'] as const;
const TRACTOR_SORTS: readonly TractorSort[] = [
  'popular',
  'price',
  'price-desc',
  'hp',
  'newest',
  'name',
];

function createVariant(name: string, fixed: TractorsQuery, defaultSort: TractorSort): Variant {
  const dimensions = FILTER_DIMENSIONS.filter((dimension) => !(dimension in fixed));
  return {
    name,
    fixed,
    spec: {
      dimensions,
      sorts: [defaultSort, ...TRACTOR_SORTS.filter((sort) => sort !== defaultSort)],
    },
  };
}

/** Each variant has its own default order, so that related lists do not start with the same tractors. */
export const LIST_VARIANTS: Readonly<Record<string, Variant>> = {
  '/tractors': createVariant('all', {}, 'popular'),
  '/latest-tractors-in-india': createVariant('latest', { feature: ['latest'] }, 'newest'),
  '/mini-tractors-in-india': createVariant('mini', { feature: ['mini'] }, 'price'),
  '/ac-tractors-in-india': createVariant('ac', { feature: ['ac'] }, 'popular'),
  '/cng-tractors-in-india': createVariant('cng', { fuel: ['cng'] }, 'popular'),
  '/4wd-tractors-in-india': createVariant('4wd', { drive: ['4wd'] }, 'hp'),
  '/2wd-tractors-in-india': createVariant('2wd', { drive: ['2wd'] }, 'price'),
  '/electric-tractors-in-india': createVariant(
    'electric',
    { fuel: ['electric', 'hybrid'] },
    'popular',
  ),
  '/trem-iv-tractors-in-india': createVariant('trem-iv', { feature: ['trem-iv'] }, 'popular'),
  '/tractor-series-in-india': createVariant('series', {}, 'name'),
};

export const createBrandVariant = (brand: string): Variant =>
  createVariant('brand', { brand: [brand] }, 'popular');
