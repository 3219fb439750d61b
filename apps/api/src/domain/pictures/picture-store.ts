import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps drawn pictures in a folder, by name. */
export type PictureStore = {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
};

export function pictureStore(folder: string): PictureStore {
  const made = mkdir(folder, { recursive: true });
  // Who reads or writes hears of a failure; until then it must not end the process.
  made.catch(() => undefined);
  return {
    async read(name) {
      return readFile(path.join(folder, name)).catch(absent);
    },
    async write(name, bytes) {
      await made;
      // Under another name first: nobody may read half a picture, not even after a crash.
      const unfinished = path.join(folder, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path.join(folder, name));
      } catch (cause) {
        await rm(unfinished, { force: true });
        throw cause;
      }
    },
  };
}

function absent(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT') return null;
  throw cause;
}
