import type { PictureName } from '@tractor-haat/api-client';
import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../../database/schema/localised.ts';

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
