import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, DrawingName } from '../drawing.ts';
import { draw, listKindViews } from '../index.ts';

/** Several times the drawings of the demo set; ids in addresses are unlimited. */
const MAX_CACHED = 5_000;

/** Increment it when the same drawing renders to different bytes. */
const RENDERING_VERSION = 3;

/** The digest that names a drawing's files; it depends on the SVG text and `RENDERING_VERSION`. */
export const computeDigest = ({ svg }: Drawing): string =>
  createHash('sha256').update(`${RENDERING_VERSION} ${svg}`).digest('hex').slice(0, 32);

/** Digests of drawings, the latest cached in memory. Null for an unknown drawing. */
export function drawingDigests(drawing: typeof draw = draw, max = MAX_CACHED) {
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
 * Hashes for addresses, the latest cached in memory: eight hexadecimal digits that change with any view of a drawing,
 * because pages show further views of a picture that the API names. Null for an unknown drawing.
 */
export function drawingHashes(drawing: typeof draw = draw, max = MAX_CACHED) {
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
