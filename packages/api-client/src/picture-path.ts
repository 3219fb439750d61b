import type { PictureName } from './contract/picture.ts';

/** Available picture widths in pixels; other widths return 404. */
export const PICTURE_WIDTHS = [40, 80, 200, 400, 600, 800, 1200] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Hash of the drawings that pages name themselves: the hero, tiles, kinds of implements, construction machines, brand
 * badges and the default share card. `add-picture-hash.test.ts` of the API computes it.
 */
export const SITE_DRAWINGS_HASH = '77af0d51';

/**
 * URL of a picture on the page's origin: `/img/{kind}/{id}/{view}-{width}.{hash}.{format}`. With another hash, or none,
 * the API returns the same picture, but caches store it for minutes only.
 *
 * @example
 * <Picture source={(width, format) => picturePath(tractor.picture, width, format)} … />
 */
export function picturePath(
  { kind, id, view, hash = SITE_DRAWINGS_HASH }: PictureName,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/img/${kind}/${id}/${view}-${width}.${hash}.${format}`;
}

export function pictureSrcSet(
  picture: PictureName,
  widths: readonly PictureWidth[],
  format: PictureFormat,
): string {
  return widths.map((width) => `${picturePath(picture, width, format)} ${width}w`).join(', ');
}
