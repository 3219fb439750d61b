import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export { computeDigest, createDigestFinder, createHashFinder } from './compute-digest.ts';

/** Width in pixels and format of a rendered drawing. */
export type Raster = { width: number; format: 'avif' | 'webp' | 'jpg' };

/**
 * A folder of rendered pictures. A file is named after the digest of its drawing and never changes, so any number of
 * processes and machines can read and write the folder. Ids with the same drawing share one file.
 */
export interface DrawingFiles {
  toName(digest: string, raster: Raster): string;
  has(name: string): Promise<boolean>;
  /** Null if the picture is not rendered yet. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export function createDrawingFiles(folder: string): DrawingFiles {
  const toFile = (name: string) => path.join(folder, name);
  return {
    toName: (digest, { width, format }) => `${digest}-${width}.${format}`,
    async has(name) {
      return (await stat(toFile(name)).catch(toNullIfMissing)) !== null;
    },
    async read(name) {
      return readFile(toFile(name)).catch(toNullIfMissing);
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      // The file gets its name when it is complete, so no process reads a partial file, not even after a crash.
      const temporaryFile = toFile(`${name}.${randomUUID()}.part`);
      try {
        await writeFile(temporaryFile, bytes);
        await rename(temporaryFile, toFile(name));
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },
  };
}

function toNullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
