import type { PictureName } from '@tractor-haat/api-client';

/** Lists and share images use the view `card` of a cover. The page of a post uses `wide`. */
export function toCardPicture<P extends PictureName>(picture: P): P {
  return picture.kind === 'cover' ? { ...picture, view: 'card' } : picture;
}
