import type { CardName, UsedPhoto } from '@tractor-haat/api-client';
import type { PictureName } from '@tractor-haat/api-client/contract';

/** A label with its value, as one line of a card. */
export interface CardRow {
  readonly name: string;
  readonly value: string;
}

export interface CardContent {
  /** Current version; other revisions do not exist. */
  readonly card: CardName;
  readonly heading: string;
  /** Small text under the heading. */
  readonly facts: string;
  readonly rows: readonly CardRow[];
  /** The large text; empty if the rows contain the values. */
  readonly price: string;
  /** Explanation of the price, with its date. */
  readonly note: string;
  readonly path: string;
  readonly picture: PictureName;
  /** The seller's photo, shown instead of the drawing. */
  readonly photo?: UsedPhoto['photo'] | undefined;
}
