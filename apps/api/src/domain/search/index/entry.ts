import type { PictureName } from '@tractor-haat/api-client';
import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../../database/schema/localised.ts';

/** An entry of the search. */
export type Entry = {
  kind: SearchKind;
  /** Address without language prefix. */
  path: string;
  name: LocalisedText;
  /** The distinctive part of the name: `Mahindra` of `Mahindra tractors`; null: all of it. */
  own: LocalisedText | null;
  /** Other search terms for it. */
  also: readonly string[];
  /** Its kind, which all entries of the kind share. */
  hints: readonly string[];
  line: LocalisedText | null;
  picture: PictureName | null;
  hp: number | null;
  price_inr: number | null;
  /** From 0 to 1 within its kind; decides between equally good hits. */
  rank: number;
};
