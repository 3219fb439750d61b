import type { CardName, UsedPhoto } from '@tractor-haat/api-client';
import type { PictureName } from '@tractor-haat/api-client/contract';

export interface CardRow {
  readonly name: string;
  readonly value: string;
}

export interface CardContent {
  /** A URL with another revision than the one in this name returns 404. */
  readonly card: CardName;
  readonly heading: string;
  readonly facts: string;
  readonly rows: readonly CardRow[];
  /** Empty if the rows contain the prices. */
  readonly price: string;
  readonly note: string;
  readonly path: string;
  readonly picture: PictureName;
  readonly photo?: UsedPhoto['photo'] | undefined;
}
