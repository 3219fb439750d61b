import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '@tractor-haat/server-kit/lock';
import { hashFiles, listFiles } from '../../tools/install/hash-files.mjs';
import { root } from './server-process.ts';

/** Folder of caches that later runs reuse. */
export const KEPT = path.join(root, '.data', 'test', 'kept');

/** A folder that takes seconds to create and depends only on its input files. */
export interface CachedFolder {
  readonly name: string;
  /** Paths of the input files. */
  readonly madeOf: readonly string[];
  /** Creates the folder at a path that does not exist yet. */
  readonly make: (folder: string) => Promise<void>;
}

/** Source files of a part of the repository, without tests and documents. */
export const sourcesIn = (...places: string[]) =>
  places.flatMap((place) =>
    listFiles(path.join(root, place), (file) => !/\.test\.tsx?$|\.md$/.test(file)),
  );

/** Longer than the slowest folder takes, in milliseconds. */
const PATIENCE_MS = 180_000;

/** Serialises runs: a concurrent run could delete a folder that another one creates or copies. */
const inTurn = <Value>(name: string, work: () => Promise<Value>) =>
  withLock(path.join(KEPT, `${name}.lock`), 'a run of the browser tests', work, {
    timeout_ms: PATIENCE_MS,
  });

/** Copies the folder to `place`; recreates it first if its input has changed. */
export const copyCachedFolder = (
  { name, madeOf, make }: CachedFolder,
  place: string,
): Promise<void> =>
  inTurn(name, async () => {
    const folder = placeOf(name, madeOf);
    if (!fs.existsSync(folder)) {
      removeOlder(name);
      // Creates it under another name, so that an interrupted run leaves no partial folder.
      const unfinished = `${folder}.unfinished`;
      await make(unfinished);
      fs.renameSync(unfinished, folder);
    }
    fs.cpSync(folder, place, { recursive: true });
  });

function placeOf(name: string, madeOf: readonly string[]) {
  fs.mkdirSync(KEPT, { recursive: true });
  return path.join(KEPT, `${name}-${hashFiles(root, madeOf).slice(0, 16)}`);
}

function removeOlder(name: string) {
  for (const entry of fs.readdirSync(KEPT))
    if (entry.startsWith(`${name}-`))
      fs.rmSync(path.join(KEPT, entry), { recursive: true, force: true });
}
