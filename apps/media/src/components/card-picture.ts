import type { PictureName } from '@tractor-haat/api-client';

/** Covers are drawn twice: `wide` for the page of a post, `card` for lists and for sharing. */
export function cardPicture<P extends PictureName>(picture: P): P {
  return picture.kind === 'cover' ? { ...picture, view: 'card' } : picture;
}
