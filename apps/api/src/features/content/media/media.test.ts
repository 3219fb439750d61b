import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  playlistResponse,
  playlistsResponse,
  questionResponse,
  questionsResponse,
  reelsResponse,
  storyResponse,
  subsidiesResponse,
  videosResponse,
} from '@tractor-haat/api-client/contract';
import { executeCommand } from '../../../commands/admin/execute-command.ts';
import { ContentError } from '../../../core/files/validate-rows.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { writePost } from '../../../testing/media-content.ts';
import { setUpMediaApi } from '../../../testing/set-up-media-api.ts';
import { seed } from '../import/import-content.ts';

describe.each(selectDatabases())('media on $name', (database) => {
  const { getApi, getFolder, getJson, post, moderate, listPending } = setUpMediaApi(database);

  const listQuestions = async () =>
    questionsResponse.parse(await getJson('/api/v1/questions')).data.items;

  test('lists questions, newest first, with the number of their answers', async () => {
    const questions = await listQuestions();
    expect(questions.map(({ title }) => title.text)).toEqual(['Question one?', 'Question two?']);
    expect(questions[0]).toMatchObject({ answers: 2, solved: true });
  });

  test('rejects a vote for a question with 401 before the visitor signs in', async () => {
    const [question] = await listQuestions();
    const response = await post('/api/vote', { kind: 'question', id: question?.id });
    expect(response.statusCode).toBe(401);
  });

  test('lists the accepted answer of a question first', async () => {
    const [question] = await listQuestions();
    const { data } = questionResponse.parse(await getJson(`/api/v1/questions/${question?.id}`));
    expect(data.replies.map(({ accepted }) => accepted)).toEqual([true, false]);
  });

  const questionBody = {
    category: 'repair',
    title: 'मेरा ट्रैक्टर क्यों नहीं चलता?',
    text: 'सुबह से बंद है',
    name: 'किसान',
    mobile: '9000000001',
    language: 'hi',
  };

  test('rejects a question of an unknown category with 400', async () => {
    const response = await post('/api/question_save', { ...questionBody, category: 'x' });
    expect(response.statusCode).toBe(400);
  });

  test('hides a question and its answer until each is approved', async () => {
    const saved = await post('/api/question_save', questionBody);
    expect(saved.json()).toMatchObject({ success: true });
    const [pendingQuestion] = await listPending();
    const url = `/api/v1/questions/${pendingQuestion?.id.split('-')[1]}`;
    await getJson(url, 404);
    await moderate({ action: 'approve', id: pendingQuestion?.id });
    const question = questionResponse.parse(await getJson(url)).data;
    expect(question.title).toEqual({ text: questionBody.title, language: 'hi' });
    const answer = { text: 'बैटरी देखें', name: 'मिस्त्री', mobile: '9000000002' };
    await post('/api/answer_save', { ...answer, question_id: question.id });
    expect(questionResponse.parse(await getJson(url)).data.replies).toEqual([]);
    const [pendingAnswer] = await listPending();
    await moderate({ action: 'approve', id: pendingAnswer?.id });
    expect(questionResponse.parse(await getJson(url)).data.replies).toHaveLength(1);
  });

  test('reports an unknown item to the moderator', async () => {
    expect(await moderate({ action: 'approve', id: 'comment-999' })).toBe(
      'There is no comment-999.',
    );
    expect(await moderate({ action: 'approve', id: 'x' })).toContain('"x" is not an item id');
  });

  test('rejects an unknown admin command', async () => {
    const result = await executeCommand(getApi().connection.db, 'nothing', {});
    expect(result).toMatchObject({ ok: false });
  });

  test('returns a story with its slides and the next story', async () => {
    const { data } = storyResponse.parse(await getJson('/api/v1/stories/first'));
    expect(data.slides).toHaveLength(3);
    expect(data.next?.slug).toBe('second');
  });

  test('lists a reel with the clip that it shares with a video', async () => {
    const [reel] = reelsResponse.parse(await getJson('/api/v1/reels')).data.items;
    expect(reel?.sources[0]?.src).toBe('/media/clips/furrow.webm');
  });

  test('lists national schemes, after those of the requested state', async () => {
    const listSchemes = async (query: string) => {
      const { items } = subsidiesResponse.parse(await getJson(`/api/v1/subsidies${query}`)).data;
      return items.map(({ slug }) => slug);
    };
    expect(await listSchemes('')).toEqual(['central']);
    expect(await listSchemes('?state=gujarat')).toEqual(['ours', 'central']);
  });

  test('rejects schemes of an unknown state with 400', async () => {
    await getJson('/api/v1/subsidies?state=goa', 400);
  });

  test('lists videos by brand', async () => {
    const listVideos = async (query: string) =>
      videosResponse.parse(await getJson(`/api/v1/videos${query}`)).data;
    const allVideos = await listVideos('');
    expect(allVideos.total).toBe(2);
    expect(allVideos.brands).toEqual([
      { slug: 'fieldking', name: expect.objectContaining({ text: 'Fieldking' }) },
    ]);
    const [brandVideo] = (await listVideos('?brand=fieldking')).items;
    expect(brandVideo).toMatchObject({ youtube_id: 'abcdefghijk', sources: [], captions: [] });
  });

  test('lists playlists with the number and the duration of their videos', async () => {
    const [card] = playlistsResponse.parse(await getJson('/api/v1/playlists')).data;
    expect(card).toMatchObject({ video_count: 2, duration_seconds: 36 });
  });

  test('returns the videos of a playlist in its order', async () => {
    const url = '/api/v1/playlists/one-after-the-other?language=hi';
    const { data } = playlistResponse.parse(await getJson(url));
    expect(data.title.text).toBe('One after the other हि');
    expect(data.videos.map(({ slug }) => slug)).toEqual(['video-2', 'video-1']);
  });

  test('returns 404 for an unknown playlist', async () => {
    await getJson('/api/v1/playlists/none', 404);
  });

  test('rejects an import with a playlist of a missing video', async () => {
    const row = {
      slug: 'gone',
      title: { en: 'Gone' },
      description: { en: 'Gone' },
      sort_order: 1,
      videos: ['video-1', 'video-99'],
    };
    const file = path.join(getFolder(), 'playlists.json');
    const originalText = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify([row]));
    await expect(seed(getApi().connection.db, getFolder())).rejects.toThrow(
      'playlists.json, row 1 (gone): videos: there is no video "video-99"',
    );
    await getJson('/api/v1/playlists/gone', 404);
    writeFileSync(file, originalText);
  });

  test('rejects an import with an invalid post and writes no post', async () => {
    writePost(getFolder(), 4);
    writePost(getFolder(), 5, 'Text <script>alert(1)</script>');
    const attempt = seed(getApi().connection.db, getFolder());
    await expect(attempt).rejects.toThrow(ContentError);
    await expect(attempt).rejects.toThrow(
      'posts/post-5.en.md, line 13: raw HTML (<script>) is not allowed',
    );
    await getJson('/api/v1/posts/post-4', 404);
    writePost(getFolder(), 5, 'Better text');
    expect(await seed(getApi().connection.db, getFolder())).toBe('written');
    await getJson('/api/v1/posts/post-4');
  });

  test("retires posts and questions missing from an import but keeps visitors' questions", async () => {
    rmSync(path.join(getFolder(), 'posts/post-2.en.md'));
    rmSync(path.join(getFolder(), 'posts/post-2.hi.md'));
    writeFileSync(path.join(getFolder(), 'questions.json'), '[]');
    expect(await seed(getApi().connection.db, getFolder())).toBe('written');
    await getJson('/api/v1/posts/post-2', 404);
    expect((await listQuestions()).map(({ demo }) => demo)).toEqual([false]);
  });
});
