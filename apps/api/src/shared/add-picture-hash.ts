import { type PictureName, SITE_DRAWINGS_HASH } from '@tractor-haat/api-client';
import { drawingHashes } from '@tractor-haat/drawings/files';

/** Picture kinds whose URLs pages build themselves: they share one hash, which is part of the pages' code. */
export const SITE_KINDS: readonly string[] = [
  'hero',
  'tile',
  'implement-type',
  'construction',
  'monogram',
  'share',
];

const getDrawingHash = drawingHashes();

export function addPictureHash<P extends PictureName>(picture: P): P & Pick<PictureName, 'hash'> {
  const hash = getDrawingHash(picture);
  return hash === null ? picture : { ...picture, hash };
}

/** True if the URL contains the hash of the current drawing, so that caches may store the file without expiry. */
export function hasCurrentHash(file: PictureName): boolean {
  if (file.hash === undefined) return false;
  if (SITE_KINDS.includes(file.kind) && file.hash === SITE_DRAWINGS_HASH) return true;
  return file.hash === getDrawingHash(file);
}
