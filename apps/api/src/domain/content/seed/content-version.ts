import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../../shared/startup-error.ts';
import { readCatalogueFiles } from '../../catalogue/catalogue-data/catalogue-files.ts';
import { readPlaceFiles } from '../../catalogue/places/read-place-files.ts';
import { readContentFiles } from './content-files.ts';
import { readMediaFiles } from './media-files.ts';

/** `number` grows with every change, so that an older release does not overwrite newer content. */
export type ContentVersion = { number: number; digest: string };

const VERSION_FILE = 'version.json';

const versionSchema = z.strictObject({ number: z.int().min(0), digest: z.string() });

export function readContentVersion(folder: string): ContentVersion {
  const file = path.join(folder, VERSION_FILE);
  if (!existsSync(file)) return { number: 0, digest: '' };
  try {
    return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new StartupError(`The content file ${file} must be {"number": …, "digest": "…"}.`, {
      cause,
    });
  }
}

function computeFolderDigest(folder: string): string {
  const readers = [readContentFiles, readMediaFiles, readCatalogueFiles, readPlaceFiles];
  const hash = createHash('sha256');
  for (const read of readers) hash.update(`${read(folder).digest}\n`);
  return hash.digest('hex');
}

export function computeNextVersion(folder: string): ContentVersion {
  const { number, digest } = readContentVersion(folder);
  const currentDigest = computeFolderDigest(folder);
  return { number: currentDigest === digest ? number : number + 1, digest: currentDigest };
}

export const toVersionPath = (folder: string): string => path.join(folder, VERSION_FILE);
