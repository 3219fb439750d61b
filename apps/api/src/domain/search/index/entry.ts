import type { PictureName } from '@tractor-haat/api-client';
import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../../database/schema/localised.ts';

/** An entry of the search. */
export type Entry = {
  kind: SearchKind;
  /** Path without language prefix. */
  path: string;
  name: LocalisedText;
  /** The distinctive part of the name: `Mahindra` of `Mahindra tractors`; null: all of it. */
  distinctiveName: LocalisedText | null;
  /** Other search terms for it. */
  also: readonly string[];
  /** Other names of its maker, such as `MF`; the maker's page has them in `also`. */
  makerNames: readonly string[];
  /** Its kind, which all entries of the kind share. */
  hints: readonly string[];
  line: LocalisedText | null;
  picture: PictureName | null;
  hp: number | null;
  price_inr: number | null;
  /** From 0 to 1 within its kind; decides between equally good hits. */
  rank: number;
};

/** Returns the other names of the maker with this slug. */
export type ReadMakerNames = (slug: string) => readonly string[];

/** An entry that has only a name. */
export const PLAIN_ENTRY = {
  distinctiveName: null,
  also: [],
  makerNames: [],
  hints: [],
  line: null,
  picture: null,
  hp: null,
  price_inr: null,
  rank: 0,
} satisfies Partial<Entry>;
