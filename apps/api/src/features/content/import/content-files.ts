import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../../core/startup-error.ts';
import { readPlaceFiles } from '../../catalogue/places/check-places.ts';
import { readCatalogueFiles } from '../catalogue-rows/catalogue-files.ts';

const CONTENT_FILES = [
  'implement-types.json',
  'implement-brands.json',
  'implements.json',
  'videos.json',
] as const;

type ContentFile = (typeof CONTENT_FILES)[number];

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

const MEDIA_FILES = [
  'reels.json',
  'stories.json',
  'subsidies.json',
  'questions.json',
  'playlists.json',
] as const;

export type MediaFile = (typeof MEDIA_FILES)[number];

/** Increase this version when the same files produce different rows. The new digest triggers an import. */
const MEDIA_VERSION = 1;

export type MediaFiles = {
  texts: Readonly<Record<MediaFile, string>>;
  posts: ReadonlyMap<string, string>;
  postNames: string;
  /** Paths below media/, such as `reels/x.webm`. */
  clips: ReadonlySet<string>;
  digest: string;
};

export function readMediaFiles(folder: string): MediaFiles {
  const hash = createHash('sha256').update(`media version ${MEDIA_VERSION}\n`);
  const readText = (name: string, fallback: string): string => {
    const file = path.join(folder, name);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : fallback;
    hash.update(`${name} ${text.length}\n`).update(text);
    return text;
  };
  const texts = Object.fromEntries(MEDIA_FILES.map((name) => [name, readText(name, '[]')]));
  const posts = listFileNames(path.join(folder, 'posts')).filter((name) => name.endsWith('.md'));
  const clips = ['clips', 'reels'].flatMap((kind) =>
    listFileNames(path.join(folder, 'media', kind)).map((name) => `${kind}/${name}`),
  );
  hash.update(clips.join('\n'));
  return {
    texts: texts as Record<MediaFile, string>,
    posts: new Map(posts.map((name) => [name, readText(`posts/${name}`, '')])),
    postNames: readText('posts/names.json', '{"authors":{},"tags":{}}'),
    clips: new Set(clips),
    digest: hash.digest('hex'),
  };
}

function listFileNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** `number` grows with every change, so that an older release does not overwrite newer content. */
type ContentVersion = { number: number; digest: string };

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
