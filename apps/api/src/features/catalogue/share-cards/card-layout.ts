import type { CardForm, CardName, UsedPhoto } from '@tractor-haat/api-client';
import type { PictureName } from '@tractor-haat/api-client/contract';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All sizes are in pixels. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
  readonly textBox: Box;
  readonly footer: Box;
  readonly footerMargin: number;
  /** If false, the URL is below the name of the site. */
  readonly hasSingleLineFooter: boolean;
  readonly headingSize: number;
  readonly textSize: number;
  readonly priceSize: number;
}

export const CARD_LAYOUTS: Readonly<Record<CardForm, CardLayout>> = {
  wide: {
    width: 1200,
    height: 630,
    picture: { left: 0, top: 0, width: 600, height: 534 },
    textBox: { left: 644, top: 48, width: 512, height: 446 },
    footer: { left: 0, top: 534, width: 1200, height: 96 },
    footerMargin: 44,
    hasSingleLineFooter: true,
    headingSize: 50,
    textSize: 27,
    priceSize: 56,
  },
  tall: {
    width: 1080,
    height: 1920,
    picture: { left: 0, top: 0, width: 1080, height: 860 },
    textBox: { left: 72, top: 940, width: 936, height: 720 },
    footer: { left: 0, top: 1720, width: 1080, height: 200 },
    footerMargin: 72,
    hasSingleLineFooter: false,
    headingSize: 96,
    textSize: 50,
    priceSize: 100,
  },
};

/** Multiples of `textSize`. */
export const FONT_FACTORS = { rowValue: 1.15, note: 0.82, siteName: 1.1, url: 0.9 };

interface CardRow {
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
