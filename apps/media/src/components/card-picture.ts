import type { PictureName } from '@tractor-haat/api-client';

/** Selects the rendering of a cover for lists and share images. The page of a post uses `wide`. */
export function cardPicture<P extends PictureName>(picture: P): P {
  return picture.kind === 'cover' ? { ...picture, view: 'card' } : picture;
}
