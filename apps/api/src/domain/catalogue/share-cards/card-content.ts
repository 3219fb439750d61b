import type { CardName, UsedPhoto } from '@tractor-haat/api-client';
import type { PictureName } from '@tractor-haat/api-client/contract';

export interface CardRow {
  readonly name: string;
  readonly value: string;
}

export interface CardContent {
  /** Name with the current revision; a URL with another revision returns 404. */
  readonly card: CardName;
  readonly heading: string;
  /** Small text under the heading. */
  readonly facts: string;
  readonly rows: readonly CardRow[];
  /** The large text. Empty if the rows contain the prices. */
  readonly price: string;
  /** Explanation of the price, with its date. */
  readonly note: string;
  readonly path: string;
  readonly picture: PictureName;
  /** The seller's photo, shown instead of the drawing. */
  readonly photo?: UsedPhoto['photo'] | undefined;
}
