import type { PictureName } from './contract/picture.ts';

/** Available picture widths in pixels; other widths return 404. */
export const PICTURE_WIDTHS = [40, 80, 200, 400, 600, 800, 1200] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** URL of a picture on the page's origin: `/img/{kind}/{id}/{view}-{width}.{format}`. */
export function pictureAddress(
  { kind, id, view }: PictureName,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/img/${kind}/${id}/${view}-${width}.${format}`;
}

export function pictureSrcSet(
  picture: PictureName,
  widths: readonly PictureWidth[],
  format: PictureFormat,
): string {
  return widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ');
}
