import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '@tractor-haat/server-kit/lock';
import { digestOf, filesBelow } from '../../tools/install/digest.mjs';
import { root } from './server-process.ts';

/** What runs leave to the next one. */
export const KEPT = path.join(root, '.data', 'test', 'kept');

/** A folder that takes seconds to make, and is the same as long as nothing changes of which it is made. */
export interface CachedFolder {
  readonly name: string;
  /** Files, by their path. */
  readonly madeOf: readonly string[];
  /** Lays it at a place that does not exist yet. */
  readonly make: (folder: string) => Promise<void>;
}

/** The sources of a part of the repository: what tests and documents say of it changes nothing. */
export const sourcesIn = (...places: string[]) =>
  places.flatMap((place) =>
    filesBelow(path.join(root, place), (file) => !/\.test\.tsx?$|\.md$/.test(file)),
  );

/** Longer than a run takes to make the slowest of them. */
const PATIENCE_MS = 180_000;

/** One run after the other: two at once would remove what the other one makes or copies. */
const inTurn = <Value>(name: string, work: () => Promise<Value>) =>
  withLock(path.join(KEPT, `${name}.lock`), 'a run of the browser tests', work, {
    patience_ms: PATIENCE_MS,
  });

/** Lays a copy of it at `place`, made anew only where something has changed since the last time. */
export const copyCachedFolder = (
  { name, madeOf, make }: CachedFolder,
  place: string,
): Promise<void> =>
  inTurn(name, async () => {
    const folder = placeOf(name, madeOf);
    if (!fs.existsSync(folder)) {
      removeOlder(name);
      // Beside it first: a run that is ended meanwhile leaves nothing that looks whole.
      const unfinished = `${folder}.unfinished`;
      await make(unfinished);
      fs.renameSync(unfinished, folder);
    }
    fs.cpSync(folder, place, { recursive: true });
  });

function placeOf(name: string, madeOf: readonly string[]) {
  fs.mkdirSync(KEPT, { recursive: true });
  return path.join(KEPT, `${name}-${digestOf(root, madeOf).slice(0, 16)}`);
}

function removeOlder(name: string) {
  for (const entry of fs.readdirSync(KEPT))
    if (entry.startsWith(`${name}-`))
      fs.rmSync(path.join(KEPT, entry), { recursive: true, force: true });
}
