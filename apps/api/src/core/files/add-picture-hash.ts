import { type PictureName, SITE_DRAWINGS_HASH } from '@tractor-haat/api-client';
import { createHashFinder } from '@tractor-haat/drawings/files';

/** Pages use `SITE_DRAWINGS_HASH` for all pictures of these kinds. */
export const SITE_KINDS: readonly string[] = [
  'hero',
  'tile',
  'implement-type',
  'construction',
  'monogram',
  'share',
];

const getDrawingHash = createHashFinder();

export function addPictureHash<P extends PictureName>(picture: P): P & Pick<PictureName, 'hash'> {
  const hash = getDrawingHash(picture);
  return hash === null ? picture : { ...picture, hash };
}

/** The picture at a URL with the current hash never changes, so caches may store it permanently. */
export function hasCurrentHash(file: PictureName): boolean {
  if (file.hash === undefined) return false;
  if (SITE_KINDS.includes(file.kind) && file.hash === SITE_DRAWINGS_HASH) return true;
  return file.hash === getDrawingHash(file);
}
