import type { PictureName } from '@tractor-haat/api-client';

/** Covers have two renderings: `wide` for the page of a post, `card` for lists and share images. */
export function cardPicture<P extends PictureName>(picture: P): P {
  return picture.kind === 'cover' ? { ...picture, view: 'card' } : picture;
}
