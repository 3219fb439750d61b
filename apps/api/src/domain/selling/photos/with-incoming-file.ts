import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHttpError } from '../../../shared/create-http-error.ts';

const INCOMING_DIR = path.join(os.tmpdir(), 'tractor-haat-incoming');

/** Writes an upload to a temporary file until `task` ends, because parallel uploads would need too much memory. */
export async function withIncomingFile<T>(
  stream: Readable,
  task: (file: string) => Promise<T>,
): Promise<T> {
  await mkdir(INCOMING_DIR, { recursive: true, mode: 0o700 });
  const file = path.join(INCOMING_DIR, randomUUID());
  try {
    await pipeline(stream, createWriteStream(file, { mode: 0o600 })).catch((cause) => {
      // An error of the stream means that the client interrupted the upload.
      throw stream.errored ? createHttpError('photo_cut') : cause;
    });
    return await task(file);
  } finally {
    await rm(file, { force: true });
  }
}
