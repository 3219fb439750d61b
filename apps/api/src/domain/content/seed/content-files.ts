import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../../shared/startup-error.ts';

const CONTENT_FILES = [
  'implement-types.json',
  'implement-brands.json',
  'implements.json',
  'videos.json',
] as const;

export type ContentFile = (typeof CONTENT_FILES)[number];

/** Increase this version when the same files produce different rows. The new digest triggers an import. */
const SEED_VERSION = 1;

export type ContentFiles = {
  texts: Readonly<Record<ContentFile, string>>;
  clips: ReadonlySet<string>;
  digest: string;
};

export function readContentFiles(folder: string): ContentFiles {
  const hash = createHash('sha256').update(`version ${SEED_VERSION}\n`);
  const texts: Partial<Record<ContentFile, string>> = {};
  for (const file of CONTENT_FILES) {
    const text = readContentFile(path.join(folder, file));
    hash.update(`${file} ${text.length}\n`).update(text);
    texts[file] = text;
  }
  const clips = listClipNames(path.join(folder, 'media/clips'));
  hash.update(clips.join('\n'));
  return {
    texts: texts as Record<ContentFile, string>,
    clips: new Set(clips),
    digest: hash.digest('hex'),
  };
}

function readContentFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`The content file ${file} cannot be read.`, { cause });
  }
}

function listClipNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
