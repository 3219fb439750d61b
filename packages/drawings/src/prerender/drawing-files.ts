import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Width in pixels and format of a rendered drawing. */
export type Raster = { width: number; format: 'avif' | 'webp' | 'jpg' };

/**
 * The folder of finished pictures. A file is named by the digest of its drawing and never changes: any number of
 * processes and machines may read and write it at once, ids that look the same share one file, and a changed drawing
 * is another file.
 */
export interface DrawingFiles {
  nameOf(digest: string, raster: Raster): string;
  has(name: string): Promise<boolean>;
  /** Null if the picture is not rendered yet. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export function drawingFiles(folder: string): DrawingFiles {
  const at = (name: string) => path.join(folder, name);
  return {
    nameOf: (digest, { width, format }) => `${digest}-${width}.${format}`,
    async has(name) {
      return (await stat(at(name)).catch(absent)) !== null;
    },
    async read(name) {
      return readFile(at(name)).catch(absent);
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Written under another name first, so that no process reads a partial file, not even after a crash.
      const unfinished = at(`${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, at(name));
      } catch (cause) {
        await rm(unfinished, { force: true });
        throw cause;
      }
    },
  };
}

function absent(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
  throw cause;
}

export { computeDigest, drawingDigests, drawingHashes } from './drawing-digests.ts';
