import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
