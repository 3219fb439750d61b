import { createHash } from 'node:crypto';
import type { draw } from './drawings/index.ts';
import type { PictureFile } from './picture-file.ts';

/** All that the demo set shows, several times over; ids in addresses have no end. */
const KEPT = 5_000;

/**
 * Digests of drawings, the latest kept in memory: a picture that is on disk already is found
 * without being drawn. Null for what nobody draws.
 */
export function drawingDigests(drawing: typeof draw, kept = KEPT) {
  const digests = new Map<string, string>();

  return function digestOf({ kind, id, view }: PictureFile): string | null {
    const key = `${kind}/${id}/${view}`;
    const known = digests.get(key);
    if (known !== undefined) return known;
    const from = drawing(kind, id, view);
    if (from === null) return null;
    const digest = createHash('sha256').update(from.svg).digest('hex').slice(0, 32);
    const [oldest] = digests.keys();
    if (oldest !== undefined && digests.size >= kept) digests.delete(oldest);
    digests.set(key, digest);
    return digest;
  };
}
