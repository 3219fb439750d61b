import type { Language } from '@tractor-haat/i18n';
import type { PictureName } from './contract/picture.ts';
import { picturePath } from './picture-path.ts';
import { type CardName, shareCardPath } from './share-card-path.ts';

/** A JPEG for link previews, because many messengers and search engines do not support AVIF and WebP. */
export interface SharePicture {
  readonly path: string;
  readonly type: 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const SHARE_WIDTH = 1200;

/** Heights in pixels of drawings that are not 4:3, at a width of 1200. */
const DRAWING_HEIGHTS: Readonly<Record<string, number>> = { video: 675, reel: 2133 };
const MACHINE_HEIGHT = 900;
const CARD_HEIGHT = 630;

/** Returns the JPEG version of a drawing. Machines, covers, stories, videos and reels have one. */
export const sharePicture = (picture: PictureName): SharePicture => ({
  path: picturePath(picture, SHARE_WIDTH, 'jpg'),
  type: 'image/jpeg',
  width: SHARE_WIDTH,
  height: picture.view === 'card' ? CARD_HEIGHT : (DRAWING_HEIGHTS[picture.kind] ?? MACHINE_HEIGHT),
});

export const shareCardPicture = (card: CardName, language: Language): SharePicture => ({
  path: shareCardPath(card, language, 'wide'),
  type: 'image/jpeg',
  width: SHARE_WIDTH,
  height: CARD_HEIGHT,
});
