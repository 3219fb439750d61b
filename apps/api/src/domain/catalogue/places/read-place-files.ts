import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLACE_FILES, PLACE_KINDS, type PlaceKind } from '@tractor-haat/places';
import { StartupError } from '../../../shared/startup-error.ts';

/** Increase this version when the same files produce different rows. The new digest triggers a seed. */
const SEED_VERSION = 1;

export type PlaceTexts = { texts: Readonly<Record<PlaceKind, string>>; digest: string };

export function readPlaceFiles(contentDir: string): PlaceTexts {
  const hash = createHash('sha256').update(`version ${SEED_VERSION}\n`);
  const texts: Partial<Record<PlaceKind, string>> = {};
  for (const kind of PLACE_KINDS) {
    const text = readText(path.join(contentDir, 'places', PLACE_FILES[kind]));
    hash.update(`${kind} ${text.length}\n`).update(text);
    texts[kind] = text;
  }
  return { texts: texts as Record<PlaceKind, string>, digest: hash.digest('hex') };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`The content file ${file} cannot be read.`, { cause });
  }
}
