import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, DrawingName } from '../drawing.ts';
import { draw, listKindViews } from '../index.ts';

/** Limits the caches, because clients can request any number of ids. The demo catalogue has far fewer drawings. */
const MAX_CACHED = 5_000;

/** Increment it when the same drawing renders to different bytes. */
const RENDERING_VERSION = 3;

const DIGEST_LENGTH = 32;
const HASH_LENGTH = 8;

/** The digest in the file names of a drawing. It depends on the SVG text and `RENDERING_VERSION`. */
export const computeDigest = ({ svg }: Drawing): string =>
  createHash('sha256').update(`${RENDERING_VERSION} ${svg}`).digest('hex').slice(0, DIGEST_LENGTH);

/**
 * Creates a function that returns the digest of a drawing by its name, or null for an unknown drawing. Recent digests
 * are cached in memory.
 */
export function createDigestFinder(drawPicture: typeof draw = draw, max = MAX_CACHED) {
  const digests = new LRUCache<string, string>({ max });

  return function findDigest({ kind, id, view }: DrawingName): string | null {
    const key = `${kind}/${id}/${view}`;
    const cached = digests.get(key);
    if (cached !== undefined) return cached;
    const drawing = drawPicture(kind, id, view);
    if (drawing === null) return null;
    const digest = computeDigest(drawing);
    digests.set(key, digest);
    return digest;
  };
}

/**
 * Creates a function that returns the hash in a drawing's URL (eight hexadecimal digits), or null for an unknown
 * drawing. Views that `listKindViews` lists have one hash, which changes with any of them. Recent hashes are cached.
 */
export function createHashFinder(drawPicture: typeof draw = draw, max = MAX_CACHED) {
  const hashes = new LRUCache<string, string>({ max });

  return function findHash({ kind, id, view }: DrawingName): string | null {
    const kindViews = listKindViews(kind);
    const views = kindViews.includes(view) ? kindViews : [view];
    const key = `${kind}/${id}/${views.join(' ')}`;
    const cached = hashes.get(key);
    if (cached !== undefined) return cached;
    const drawings = views.flatMap((viewName) => drawPicture(kind, id, viewName) ?? []);
    if (drawings.length === 0) return null;
    const digests = drawings.map(computeDigest).join(' ');
    const hash = createHash('sha256').update(digests).digest('hex').slice(0, HASH_LENGTH);
    hashes.set(key, hash);
    return hash;
  };
}
