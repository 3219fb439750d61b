import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, DrawingName } from '../drawing.ts';
import { draw, viewsOfKind } from '../index.ts';

/** Several times the drawings of the demo set; ids in addresses are unlimited. */
const MAX_CACHED = 5_000;

/** Higher when the same drawing renders to other bytes than before. */
const RENDERING = 3;

/** Names a drawing's files: its text determines its pixels. */
export const digestOf = ({ svg }: Drawing): string =>
  createHash('sha256').update(`${RENDERING} ${svg}`).digest('hex').slice(0, 32);

/** Digests of drawings, the latest cached in memory. Null for an unknown drawing. */
export function drawingDigests(drawing: typeof draw = draw, max = MAX_CACHED) {
  const digests = new LRUCache<string, string>({ max });

  return function find({ kind, id, view }: DrawingName): string | null {
    const key = `${kind}/${id}/${view}`;
    const known = digests.get(key);
    if (known !== undefined) return known;
    const made = drawing(kind, id, view);
    if (made === null) return null;
    const digest = digestOf(made);
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
    const views = viewsOfKind(kind);
    const isOfAllViews = views.includes(view);
    const key = isOfAllViews ? `${kind}/${id}` : `${kind}/${id}/${view}`;
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const made = (isOfAllViews ? views : [view]).flatMap((one) => drawing(kind, id, one) ?? []);
    if (made.length === 0) return null;
    const all = createHash('sha256').update(made.map(digestOf).join(' '));
    const hash = all.digest('hex').slice(0, 8);
    hashes.set(key, hash);
    return hash;
  };
}
