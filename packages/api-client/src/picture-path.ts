import type { PictureName } from './contract/picture.ts';

/** Widths in pixels for which pictures exist. The API responds to any other width with 404. */
export const PICTURE_WIDTHS = [40, 80, 200, 400, 600, 800, 1200] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Hash of the drawings that no API response contains, such as the hero, the tiles and the brand badges.
 * `add-picture-hash.test.ts` of the API fails if a drawing changes without this value.
 */
export const SITE_DRAWINGS_HASH = '77af0d51';

/**
 * Returns the path of a picture: `/img/{kind}/{id}/{view}-{width}.{hash}.{format}`. If the hash is outdated, the API
 * returns the same picture with a cache lifetime of only a few minutes.
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

/** Returns the value of the attribute `srcset`. */
export function pictureSrcSet(
  picture: PictureName,
  widths: readonly PictureWidth[],
  format: PictureFormat,
): string {
  return widths.map((width) => `${picturePath(picture, width, format)} ${width}w`).join(', ');
}
