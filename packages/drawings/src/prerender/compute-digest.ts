import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, DrawingName } from '../drawing.ts';
import { draw, listKindViews } from '../index.ts';

/** Limits the caches, because clients can request any number of ids. The demo catalogue has far fewer drawings. */
const MAX_CACHED = 5_000;

/** Increment it when the same drawing renders to different bytes. */
const RENDERING_VERSION = 3;

/** The digest in the file names of a drawing. It depends on the SVG text and `RENDERING_VERSION`. */
export const computeDigest = ({ svg }: Drawing): string =>
  createHash('sha256').update(`${RENDERING_VERSION} ${svg}`).digest('hex').slice(0, 32);

/**
 * Creates a function that returns the digest of a drawing by its name, or null for an unknown drawing. Recent digests
 * are cached in memory.
 */
export function createDigestFinder(drawing: typeof draw = draw, max = MAX_CACHED) {
  const digests = new LRUCache<string, string>({ max });

  return function find({ kind, id, view }: DrawingName): string | null {
    const key = `${kind}/${id}/${view}`;
    const cached = digests.get(key);
    if (cached !== undefined) return cached;
    const result = drawing(kind, id, view);
    if (result === null) return null;
    const digest = computeDigest(result);
    digests.set(key, digest);
    return digest;
  };
}

/**
 * Creates a function that returns the hash in a drawing's URL (eight hexadecimal digits), or null for an unknown
 * drawing. Views that `listKindViews` lists have one hash, which changes with any of them. Recent hashes are cached.
 */
export function createHashFinder(drawing: typeof draw = draw, max = MAX_CACHED) {
  const hashes = new LRUCache<string, string>({ max });

  return function find({ kind, id, view }: DrawingName): string | null {
    const views = listKindViews(kind);
    const isOfAllViews = views.includes(view);
    const key = isOfAllViews ? `${kind}/${id}` : `${kind}/${id}/${view}`;
    const cached = hashes.get(key);
    if (cached !== undefined) return cached;
    const result = (isOfAllViews ? views : [view]).flatMap(
      (viewName) => drawing(kind, id, viewName) ?? [],
    );
    if (result.length === 0) return null;
    const all = createHash('sha256').update(result.map(computeDigest).join(' '));
    const hash = all.digest('hex').slice(0, 8);
    hashes.set(key, hash);
    return hash;
  };
}
