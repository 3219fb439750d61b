import type { PictureName } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import { ContentError, type RowError, validateRows } from '../../../core/files/validate-rows.ts';
import { type ImportedPost, type PostNames, parsePosts, postNames } from '../posts/parse-posts.ts';
import type { MediaFile, MediaFiles } from './content-files.ts';
import {
  type PlaylistRow,
  playlistRow,
  type QuestionRow,
  questionRow,
  type ReelRow,
  reelRow,
  type StoryRow,
  type SubsidyRow,
  storyRow,
  subsidyRow,
} from './media-rows.ts';

export type MediaContent = {
  posts: ImportedPost[];
  names: PostNames;
  reels: ReelRow[];
  stories: StoryRow[];
  subsidies: SubsidyRow[];
  questions: QuestionRow[];
  playlists: PlaylistRow[];
};

/** `videos` are slugs. Throws one `ContentError` with the errors of all files. */
export function checkMedia(
  { texts, posts, postNames: namesText, clips }: MediaFiles,
  videos: ReadonlySet<string>,
): MediaContent {
  const errors: RowError[] = [];
  const names = parsePostNames(namesText, errors);
  const content = {
    names,
    posts: parsePosts(posts, names, errors),
    reels: validateRows('reels.json', texts['reels.json'], reelRow, errors),
    stories: validateRows('stories.json', texts['stories.json'], storyRow, errors),
    subsidies: validateRows('subsidies.json', texts['subsidies.json'], subsidyRow, errors),
    playlists: validateRows('playlists.json', texts['playlists.json'], playlistRow, errors),
    questions: validateRows('questions.json', texts['questions.json'], questionRow, errors),
  };
  if (errors.length === 0) errors.push(...checkMediaReferences(content, clips, videos));
  if (errors.length > 0) throw new ContentError(errors);
  return content;
}

function parsePostNames(text: string, errors: RowError[]): PostNames {
  const file = 'posts/names.json';
  try {
    const { data, error } = postNames.safeParse(JSON.parse(text));
    if (error === undefined) return data;
    for (const { path, message } of error.issues) {
      errors.push({ file, row: 0, name: path.join('.'), reason: message });
    }
  } catch (cause) {
    const reason = `is not JSON: ${cause instanceof Error ? cause.message : cause}`;
    errors.push({ file, row: 0, name: 'whole file', reason });
  }
  return { authors: {}, tags: {} };
}

function checkMediaReferences(
  content: MediaContent,
  clips: ReadonlySet<string>,
  videos: ReadonlySet<string>,
): RowError[] {
  const readSlug = ({ slug }: { slug: string }) => slug;
  const readKey = ({ key }: { key: string }) => key;
  return [
    ...findRowErrors('reels.json', content.reels, readSlug, (row) => [
      ...(findClipFolder(row.clip, clips) === null
        ? [`clip: there is no media/reels/${row.clip}.webm and .mp4, nor in media/clips`]
        : []),
      ...findDrawingErrors(row.poster),
    ]),
    ...findRowErrors('stories.json', content.stories, readSlug, (row) => [
      ...findDrawingErrors(row.picture),
      ...row.slides.flatMap(({ picture }) => findDrawingErrors(picture)),
    ]),
    ...findRowErrors('playlists.json', content.playlists, readSlug, (row) =>
      row.videos
        .filter((video) => !videos.has(video))
        .map((video) => `videos: there is no video "${video}"`),
    ),
    ...findRowErrors('subsidies.json', content.subsidies, readSlug, () => []),
    ...findRowErrors('questions.json', content.questions, readKey, (row) =>
      row.answers.filter((answer) => answer.accepted).length > 1
        ? ['answers: only one can be accepted']
        : [],
    ),
  ];
}

function findRowErrors<T>(
  file: MediaFile,
  rows: readonly T[],
  readName: (row: T) => string,
  findReasons: (row: T) => string[],
): RowError[] {
  const usedNames = new Set<string>();
  return rows.flatMap((row, index) => {
    const name = readName(row);
    const isRepeated = usedNames.has(name);
    usedNames.add(name);
    const reasons = [
      ...(isRepeated ? [`"${name}" is used in an earlier row`] : []),
      ...findReasons(row),
    ];
    return reasons.map((reason) => ({ file, row: index + 1, name, reason }));
  });
}

function findDrawingErrors({ kind, id, view }: PictureName): string[] {
  return draw(kind, id, view) === null ? [`there is no drawing ${kind}/${id}/${view}`] : [];
}

/** A reel has a clip of its own or shares one with a video. Returns null if a format is missing. */
export function findClipFolder(clip: string, clips: ReadonlySet<string>): 'reels' | 'clips' | null {
  const hasBothFormats = (folder: string) =>
    clips.has(`${folder}/${clip}.webm`) && clips.has(`${folder}/${clip}.mp4`);
  if (hasBothFormats('reels')) return 'reels';
  return hasBothFormats('clips') ? 'clips' : null;
}
