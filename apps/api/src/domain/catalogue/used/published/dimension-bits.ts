import {
  AGE_BANDS,
  DRIVE_TYPES,
  HP_BANDS,
  USED_PRICE_BANDS,
  type UsedFilter,
} from '@tractor-haat/api-client/contract';

export type UsedDimension = Exclude<
  keyof UsedFilter,
  'page' | 'per_page' | 'sort' | 'language' | 'age'
>;

/** Bits in the column `used_shown.cell`, which the SQL function `show_used` writes. */
export type BitRange = { shift: number; mask: number };

export const DIMENSION_BITS: Readonly<Record<UsedDimension | 'age', BitRange>> = {
  brand: { shift: 0, mask: 0x3ff },
  state: { shift: 10, mask: 0x3ff },
  hp: { shift: 20, mask: 7 },
  price: { shift: 23, mask: 7 },
  drive: { shift: 26, mask: 1 },
  feature: { shift: 27, mask: 1 },
  // Not part of the column, because ages change every year. `countListings` adds these bits.
  age: { shift: 28, mask: 7 },
};

export const USED_DIMENSIONS = Object.keys(DIMENSION_BITS) as readonly (UsedDimension | 'age')[];

/** Number of bits in `used_shown.cell`, which contains all dimensions except the age. */
export const CELL_BITS = 28;

/** A value is stored as its index in the list. Null means that the property is unknown. */
export const NUMBERED_VALUES = {
  hp: [null, ...HP_BANDS.map(({ slug }) => slug)],
  price: [null, ...USED_PRICE_BANDS.map(({ slug }) => slug)],
  age: [null, ...AGE_BANDS.map(({ slug }) => slug)],
  drive: [...DRIVE_TYPES],
  feature: [null, 'mini'],
} as const;

export function toYearRange(slug: string, thisYear: number): { from: number; to: number } {
  const band = AGE_BANDS.find((candidate) => candidate.slug === slug);
  if (band === undefined) throw new Error(`unknown age ${slug}`);
  return { from: band.upTo === null ? 0 : thisYear - band.upTo, to: thisYear - band.above - 1 };
}
