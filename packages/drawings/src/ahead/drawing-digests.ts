import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, DrawingName } from '../drawing.ts';
import { draw } from '../index.ts';

/** All that the demo set shows, several times over; ids in addresses have no end. */
const MAX_KNOWN = 5_000;

/** What a drawing's files are called by: its text says all of how it looks. */
export const digestOf = ({ svg }: Drawing): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 32);

/**
 * Digests of drawings, the latest kept in memory: a picture whose file is there is found without its
 * drawing being made. Null for what nobody draws.
 */
export function drawingDigests(drawing: typeof draw = draw, most = MAX_KNOWN) {
  const digests = new LRUCache<string, string>({ max: most });

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
