import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '@tractor-haat/server-kit/lock';
import { hashFiles, listFiles } from '../../tools/install/hash-files.mjs';
import { root } from './server-process.ts';

/** Later runs reuse the caches in this folder. */
export const CACHE_FOLDER = path.join(root, '.data', 'test', 'kept');

/** A folder that takes seconds to create and depends only on its input files. */
export interface CachedFolder {
  readonly name: string;
  readonly inputFiles: readonly string[];
  /** Creates the folder at the given path, which does not exist yet. */
  readonly create: (folder: string) => Promise<void>;
}

/** Lists the source files of a part of the repository, without tests and documents. */
export const listSources = (...paths: string[]) =>
  paths.flatMap((source) =>
    listFiles(path.join(root, source), (file) => !/\.test\.tsx?$|\.md$/.test(file)),
  );

/** No cached folder takes longer to create. */
const LOCK_TIMEOUT_MS = 180_000;

/** Without the lock a run could delete a folder while another run creates or copies it. */
const withFolderLock = <Value>(name: string, task: () => Promise<Value>) =>
  withLock(path.join(CACHE_FOLDER, `${name}.lock`), 'a run of the browser tests', task, {
    timeout_ms: LOCK_TIMEOUT_MS,
  });

/** Copies the cached folder to `target`. Recreates it first if its input has changed. */
export const copyCachedFolder = (
  { name, inputFiles, create }: CachedFolder,
  target: string,
): Promise<void> =>
  withFolderLock(name, async () => {
    const folder = getFolderPath(name, inputFiles);
    if (!fs.existsSync(folder)) {
      removeOldFolders(name);
      // The folder gets its name when it is complete, so that an interrupted run leaves no partial folder.
      const unfinished = `${folder}.unfinished`;
      await create(unfinished);
      fs.renameSync(unfinished, folder);
    }
    fs.cpSync(folder, target, { recursive: true });
  });

function getFolderPath(name: string, inputFiles: readonly string[]) {
  fs.mkdirSync(CACHE_FOLDER, { recursive: true });
  return path.join(CACHE_FOLDER, `${name}-${hashFiles(root, inputFiles).slice(0, 16)}`);
}

function removeOldFolders(name: string) {
  for (const entry of fs.readdirSync(CACHE_FOLDER))
    if (entry.startsWith(`${name}-`))
      fs.rmSync(path.join(CACHE_FOLDER, entry), { recursive: true, force: true });
}
