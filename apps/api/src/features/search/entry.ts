import type { PictureName } from '@tractor-haat/api-client';
import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../core/database/content-columns.ts';

export type Entry = {
  kind: SearchKind;
  /** Path without language prefix. */
  path: string;
  name: LocalisedText;
  /** Distinctive part of the name, such as `Mahindra` in `Mahindra tractors`. Null means the whole name. */
  distinctiveName: LocalisedText | null;
  /** Other names of the page, such as `trolley` for a trailer. */
  synonyms: readonly string[];
  /** Other names of the maker of a product, such as `MF`. */
  makerNames: readonly string[];
  /** Search terms that many entries share, such as `tyre` or `45 hp`. */
  hints: readonly string[];
  line: LocalisedText | null;
  picture: PictureName | null;
  hp: number | null;
  price_inr: number | null;
  /** From 0 to 1 within the kind. Decides between equally good hits. */
  rank: number;
};

/** Returns other names of a maker, such as `JD`, by the slug of the maker. */
export type ReadMakerNames = (slug: string) => readonly string[];

export const PLAIN_ENTRY = {
  distinctiveName: null,
  synonyms: [],
  makerNames: [],
  hints: [],
  line: null,
  picture: null,
  hp: null,
  price_inr: null,
  rank: 0,
} satisfies Partial<Entry>;

/** Returns ranks from 0 to 1 that depend on the order of `popularities`, not on the values. */
export function computeRanks(popularities: readonly number[]): number[] {
  const sortedValues = [...popularities].sort((a, b) => a - b);
  const lastIndex = Math.max(1, sortedValues.length - 1);
  const rankByValue = new Map(sortedValues.map((value, index) => [value, index / lastIndex]));
  return popularities.map((value) => rankByValue.get(value) ?? 0);
}
