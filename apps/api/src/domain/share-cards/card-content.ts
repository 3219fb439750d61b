import type { CardName, UsedPhoto } from '@tractor-haat/api-client';
import type { PictureName } from '@tractor-haat/api-client/contract';

/** A name with its figure, as one line of a card. */
export interface CardRow {
  readonly name: string;
  readonly value: string;
}

/** All that stands on a card. */
export interface CardContent {
  /** As it is now: another revision than this is no card. */
  readonly card: CardName;
  readonly heading: string;
  /** Under the heading, in small letters. */
  readonly facts: string;
  readonly rows: readonly CardRow[];
  /** The figure in large letters; '' where the rows have them. */
  readonly price: string;
  /** What the figure is, with its date. */
  readonly note: string;
  /** The page's path, with the language's prefix. */
  readonly path: string;
  readonly picture: PictureName;
  /** The seller's own, shown instead of the drawing. */
  readonly photo?: UsedPhoto['photo'] | undefined;
}
