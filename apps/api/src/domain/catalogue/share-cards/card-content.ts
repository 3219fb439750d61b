import type { CardName, UsedPhoto } from '@tractor-haat/api-client';
import type { PictureName } from '@tractor-haat/api-client/contract';

/** A name with its figure, as one line of a card. */
export interface CardRow {
  readonly name: string;
  readonly value: string;
}

export interface CardContent {
  /** Current version; other revisions do not exist. */
  readonly card: CardName;
  readonly heading: string;
  /** In small letters, under the heading. */
  readonly facts: string;
  readonly rows: readonly CardRow[];
  /** The figure in large letters; empty if the rows contain the figures. */
  readonly price: string;
  /** Explanation of the figure, with its date. */
  readonly note: string;
  /** The page's path, with language prefix. */
  readonly path: string;
  readonly picture: PictureName;
  /** The seller's photo, shown instead of the drawing. */
  readonly photo?: UsedPhoto['photo'] | undefined;
}
