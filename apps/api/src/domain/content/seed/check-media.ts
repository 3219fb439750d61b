import { draw } from '@tractor-haat/drawings';
import { ContentError, type RowError } from '../../../shared/content-rows/content-error.ts';
import { validateRows } from '../../../shared/content-rows/validate-rows.ts';
import {
  type ImportedPost,
  type PostNames,
  parsePosts,
  postNames,
} from '../posts/import/parse-posts.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
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

/** `videos` are the slugs that playlists may use. Throws one `ContentError` with the errors of all rows and posts. */
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
  const errors: RowError[] = [];
  const check = <T>(file: MediaFile, rows: readonly T[], name: (row: T) => string) => {
    const usedNames = new Set<string>();
    return (findErrors: (row: T) => string[]) => {
      for (const [index, row] of rows.entries()) {
        const repeated = usedNames.has(name(row))
          ? [`"${name(row)}" is used in an earlier row`]
          : [];
        usedNames.add(name(row));
        for (const reason of [...repeated, ...findErrors(row)]) {
          errors.push({ file, row: index + 1, name: name(row), reason });
        }
      }
    };
  };
  const findDrawingErrors = ({ kind, id, view }: { kind: string; id: string; view: string }) =>
    draw(kind, id, view) === null ? [`there is no drawing ${kind}/${id}/${view}`] : [];
  check(
    'reels.json',
    content.reels,
    (row) => row.slug,
  )((row) => [
    ...(findClipFolder(row.clip, clips) === null
      ? [`clip: there is no media/reels/${row.clip}.webm and .mp4, nor in media/clips`]
      : []),
    ...findDrawingErrors(row.poster),
  ]);
  check(
    'stories.json',
    content.stories,
    (row) => row.slug,
  )((row) => [
    ...findDrawingErrors(row.picture),
    ...row.slides.flatMap(({ picture }) => findDrawingErrors(picture)),
  ]);
  check(
    'playlists.json',
    content.playlists,
    (row) => row.slug,
  )((row) =>
    row.videos
      .filter((video) => !videos.has(video))
      .map((video) => `videos: there is no video "${video}"`),
  );
  check('subsidies.json', content.subsidies, (row) => row.slug)(() => []);
  check(
    'questions.json',
    content.questions,
    (row) => row.key,
  )((row) =>
    row.answers.filter((answer) => answer.accepted).length > 1
      ? ['answers: only one can be accepted']
      : [],
  );
  return errors;
}

export function findClipFolder(clip: string, clips: ReadonlySet<string>): 'reels' | 'clips' | null {
  const hasBothFormats = (folder: string) =>
    clips.has(`${folder}/${clip}.webm`) && clips.has(`${folder}/${clip}.mp4`);
  if (hasBothFormats('reels')) return 'reels';
  return hasBothFormats('clips') ? 'clips' : null;
}
