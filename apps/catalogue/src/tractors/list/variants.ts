import type { TractorSort, TractorsQuery } from '@tractor-haat/api-client';
import type { ListSpec } from '../../list/choice.ts';

/** A list of tractors at an address of its own. */
export interface Variant {
  /** Its words: `variant.all` for all tractors, `kinds` for the others. */
  readonly name: string;
  /** What narrows it, whatever the visitor chooses. */
  readonly fixed: TractorsQuery;
  readonly spec: ListSpec;
}

const DIMENSIONS = ['brand', 'hp', 'price', 'drive', 'fuel', 'series', 'feature'] as const;
const SORTS: readonly TractorSort[] = ['popular', 'price', 'price-desc', 'hp', 'newest', 'name'];

function variant(name: string, fixed: TractorsQuery, usual: TractorSort): Variant {
  const dimensions = DIMENSIONS.filter((dimension) => !(dimension in fixed));
  return {
    name,
    fixed,
    spec: { dimensions, sorts: [usual, ...SORTS.filter((sort) => sort !== usual)] },
  };
}

/** By path. Each has its own usual order, so that neighbours do not show the same tractors first. */
export const VARIANTS: Readonly<Record<string, Variant>> = {
  '/tractors': variant('all', {}, 'popular'),
  '/latest-tractors-in-india': variant('latest', { feature: ['latest'] }, 'newest'),
  '/mini-tractors-in-india': variant('mini', { feature: ['mini'] }, 'price'),
  '/ac-tractors-in-india': variant('ac', { feature: ['ac'] }, 'popular'),
  '/cng-tractors-in-india': variant('cng', { fuel: ['cng'] }, 'popular'),
  '/4wd-tractors-in-india': variant('4wd', { drive: ['4wd'] }, 'hp'),
  '/2wd-tractors-in-india': variant('2wd', { drive: ['2wd'] }, 'price'),
  '/electric-tractors-in-india': variant('electric', { fuel: ['electric', 'hybrid'] }, 'popular'),
  '/trem-iv-tractors-in-india': variant('trem-iv', { feature: ['trem-iv'] }, 'popular'),
  '/tractor-series-in-india': variant('series', {}, 'name'),
};

/** The list of a brand. */
export const brandVariant = (brand: string): Variant =>
  variant('brand', { brand: [brand] }, 'popular');
