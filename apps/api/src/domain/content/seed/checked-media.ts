import { draw } from '@tractor-haat/drawings';
import { validateRows } from '../../../shared/content-rows/checked-rows.ts';
import { ContentError, type RowError } from '../../../shared/content-rows/content-problem.ts';
import {
  type ImportedPost,
  type PostNames,
  postNames,
  readPosts,
} from '../posts/import/read-posts.ts';
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

/** Checked content of the media remote. */
export type MediaContent = {
  posts: ImportedPost[];
  names: PostNames;
  reels: ReelRow[];
  stories: StoryRow[];
  subsidies: SubsidyRow[];
  questions: QuestionRow[];
  playlists: PlaylistRow[];
};

/** Checks everything. `videos` are the slugs that playlists may use. Throws `ContentError` with all mistakes. */
export function checkedMedia(
  { texts, posts, postNames: namesText, clips }: MediaFiles,
  videos: ReadonlySet<string>,
): MediaContent {
  const problems: RowError[] = [];
  const names = namesOf(namesText, problems);
  const content = {
    names,
    posts: readPosts(posts, names, problems),
    reels: validateRows('reels.json', texts['reels.json'], reelRow, problems),
    stories: validateRows('stories.json', texts['stories.json'], storyRow, problems),
    subsidies: validateRows('subsidies.json', texts['subsidies.json'], subsidyRow, problems),
    playlists: validateRows('playlists.json', texts['playlists.json'], playlistRow, problems),
    questions: validateRows('questions.json', texts['questions.json'], questionRow, problems),
  };
  if (problems.length === 0) problems.push(...references(content, clips, videos));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

function namesOf(text: string, problems: RowError[]): PostNames {
  const file = 'posts/names.json';
  try {
    const { data, error } = postNames.safeParse(JSON.parse(text));
    if (error === undefined) return data;
    for (const { path, message } of error.issues) {
      problems.push({ file, row: 0, name: path.join('.'), reason: message });
    }
  } catch (cause) {
    const reason = `is not JSON: ${cause instanceof Error ? cause.message : cause}`;
    problems.push({ file, row: 0, name: 'whole file', reason });
  }
  return { authors: {}, tags: {} };
}

/** Checks that clips and drawings exist and that names are unique. */
function references(
  content: MediaContent,
  clips: ReadonlySet<string>,
  videos: ReadonlySet<string>,
): RowError[] {
  const problems: RowError[] = [];
  const check = <T>(file: MediaFile, rows: readonly T[], name: (row: T) => string) => {
    const seen = new Set<string>();
    return (mistakes: (row: T) => string[]) => {
      for (const [index, row] of rows.entries()) {
        const repeated = seen.has(name(row)) ? [`"${name(row)}" is used in an earlier row`] : [];
        seen.add(name(row));
        for (const reason of [...repeated, ...mistakes(row)]) {
          problems.push({ file, row: index + 1, name: name(row), reason });
        }
      }
    };
  };
  const drawn = ({ kind, id, view }: { kind: string; id: string; view: string }) =>
    draw(kind, id, view) === null ? [`there is no drawing ${kind}/${id}/${view}`] : [];
  check(
    'reels.json',
    content.reels,
    (row) => row.slug,
  )((row) => [
    ...(clipFolder(row.clip, clips) === null
      ? [`clip: there is no media/reels/${row.clip}.webm and .mp4, nor in media/clips`]
      : []),
    ...drawn(row.poster),
  ]);
  check(
    'stories.json',
    content.stories,
    (row) => row.slug,
  )((row) => [...drawn(row.picture), ...row.slides.flatMap(({ picture }) => drawn(picture))]);
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
    row.answers.filter((one) => one.accepted).length > 1
      ? ['answers: only one can be accepted']
      : [],
  );
  return problems;
}

/** The folder of media/ with a reel's clip; null unless it exists in both formats. */
export function clipFolder(clip: string, clips: ReadonlySet<string>): 'reels' | 'clips' | null {
  const has = (folder: string) =>
    clips.has(`${folder}/${clip}.webm`) && clips.has(`${folder}/${clip}.mp4`);
  if (has('reels')) return 'reels';
  return has('clips') ? 'clips' : null;
}
