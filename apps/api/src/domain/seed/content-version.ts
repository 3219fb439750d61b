import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../../shared/start-problem.ts';
import { readCatalogueFiles } from '../catalogue-data/seed-catalogue.ts';
import { readPlaceFiles } from '../places/place-files.ts';
import { readContentFiles } from './content-files.ts';
import { readMediaFiles } from './media-files.ts';

/** Which content a folder holds. The number grows with every change, so that an older release knows itself. */
export type ContentVersion = { number: number; digest: string };

const FILE = 'version.json';

const version = z.strictObject({ number: z.int().min(0), digest: z.string() });

/** What the folder says of itself; a folder that says nothing is older than any that does. */
export function readContentVersion(folder: string): ContentVersion {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return { number: 0, digest: '' };
  try {
    return version.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new StartProblem(`The content file ${file} must be {"number": …, "digest": "…"}.`, {
      cause,
    });
  }
}

/** Of everything in the folder that becomes rows. */
function digestOfFolder(folder: string): string {
  const parts = [readContentFiles, readMediaFiles, readCatalogueFiles, readPlaceFiles];
  const hash = createHash('sha256');
  for (const read of parts) hash.update(`${read(folder).digest}\n`);
  return hash.digest('hex');
}

/** The version that the folder must have now: the next one when its files have changed. */
export function nextVersion(folder: string): ContentVersion {
  const { number, digest } = readContentVersion(folder);
  const now = digestOfFolder(folder);
  return { number: now === digest ? number : number + 1, digest: now };
}

export const versionFile = (folder: string): string => path.join(folder, FILE);
