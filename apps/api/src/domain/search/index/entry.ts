import type { PictureName } from '@tractor-haat/api-client';
import type { SearchKind } from '@tractor-haat/api-client/contract';
import type { Localised } from '../../../database/schema/localised.ts';

/** One place on the site that can be found. */
export type Entry = {
  kind: SearchKind;
  /** Address without a language's prefix. */
  path: string;
  name: Localised;
  /** The part of the name that is its own: `Mahindra` of `Mahindra tractors`; null: all of it. */
  own: Localised | null;
  /** Other words under which it is looked for. */
  also: readonly string[];
  /** What kind of thing it is; every other of its kind says the same. */
  hints: readonly string[];
  line: Localised | null;
  picture: PictureName | null;
  hp: number | null;
  price_inr: number | null;
  /** From 0 to 1 among those of its kind: which one comes first where several fit as well. */
  rank: number;
};
