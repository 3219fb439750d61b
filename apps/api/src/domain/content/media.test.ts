import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { POST_CATEGORIES } from '@tractor-haat/api-client';
import {
  commentsResponse,
  playlistResponse,
  playlistsResponse,
  postResponse,
  postsResponse,
  questionResponse,
  questionsResponse,
  reelsResponse,
  storyResponse,
  subsidiesResponse,
  videosResponse,
} from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { executeCommand } from '../../commands/admin/execute-command.ts';
import { ContentError } from '../../shared/content-rows/content-error.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectDatabases } from '../../testing/databases.ts';
import { createMediaContentFolder, writePost } from '../../testing/media-content.ts';
import type { ModerationItem } from '../community/moderation/moderated-kind.ts';
import { seed } from './seed/seed.ts';

describe.each(selectDatabases())('media on $name', (database) => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    folder = createMediaContentFolder();
    api = await createTestApi(database, folder);
  });
  afterAll(() => api.close());

  const getJson = async (url: string, expectedStatus = 200) => {
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(expectedStatus);
    return response.json();
  };
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url, payload, headers });
  const moderate = async (input: object) => {
    const result = await executeCommand(api.connection.db, 'moderate', input);
    return result.ok ? result.value : result.message;
  };
  const listPending = async () => (await moderate({ action: 'list' })) as ModerationItem[];

  test('lists posts newest first and filters them by category, tag and text', async () => {
    const listSlugs = async (query: string) =>
      postsResponse
        .parse(await getJson(`/api/v1/posts${query}`))
        .data.items.map(({ slug }) => slug);
    expect(await listSlugs('')).toEqual(['post-3', 'post-2', 'post-1']);
    expect(await listSlugs('?category=tractor-sales')).toEqual(['post-3', 'post-1']);
    expect(await listSlugs('?tag=tyres')).toHaveLength(3);
    expect(await listSlugs('?q=about%202')).toEqual(['post-2']);
    expect(await listSlugs('?q=%25')).toEqual([]);
    expect(await listSlugs('?language=hi&q=%E0%A4%B2%E0%A5%87%E0%A4%96%203')).toEqual(['post-3']);
    await getJson('/api/v1/posts?category=gossip', 400);
    await getJson('/api/v1/posts?tag=nothing', 400);
    await getJson('/api/v1/posts?page=2', 404);
  });

  test('returns a post with related posts, and in English if its translation is missing', async () => {
    const { data } = postResponse.parse(await getJson('/api/v1/posts/post-1'));
    expect(data.html).toContain('<h2 id="part-1">Heading</h2>');
    expect(data.related.map(({ slug }) => slug)).toEqual(['post-3', 'post-2']);
    const hindi = postResponse.parse(await getJson('/api/v1/posts/post-1?language=hi')).data;
    expect(hindi.title).toEqual({ text: 'लेख 1', language: 'hi' });
    expect(hindi.author).toEqual({ text: 'डेस्क', language: 'hi' });
    const gujarati = postResponse.parse(await getJson('/api/v1/posts/post-1?language=gu')).data;
    expect(gujarati.title.language).toBe('en');
    await getJson('/api/v1/posts/none', 404);
  });

  test('serves a feed for each category and language', async () => {
    const feed = await api.app.inject('/api/rss/tractor-sales.hi.xml');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<title>लेख 3</title>');
    expect(feed.body).toContain('https://example.in/hi/tractor-industry-news-blogs/post-3');
    expect(feed.body).not.toContain('post-2');
    const titles = new Set<string | undefined>();
    for (const category of ['all', ...POST_CATEGORIES]) {
      for (const language of LANGUAGES) {
        const { statusCode, body } = await api.app.inject(`/api/rss/${category}.${language}.xml`);
        expect([category, language, statusCode]).toEqual([category, language, 200]);
        expect(body).toContain(`<language>${language}-IN</language>`);
        titles.add(/<channel><title>([^<]+)/.exec(body)?.[1] + language);
      }
    }
    expect(titles.size).toBe((POST_CATEGORIES.length + 1) * LANGUAGES.length);
    await getJson('/api/rss/tractor-sales.fr.xml', 404);
    await getJson('/api/rss/x', 404);
  });

  const comment = {
    post: 'post-1',
    language: 'hi',
    name: 'रामेश्वर पटेल',
    email: 'a@b.in',
    mobile: '9876543210',
    comment: 'बहुत काम का लेख <b>',
    elapsed_ms: 9000,
  };

  test('hides a comment until it is approved', async () => {
    const url = '/api/v1/posts/post-1/comments';
    const saved = await post('/api/blog_comment_save', comment);
    expect(saved.json()).toMatchObject({ success: true });
    expect(saved.headers['cache-control']).toBe('no-store');
    expect((await getJson(url)).data).toEqual([]);
    const [item] = await listPending();
    const link = '/hi/tractor-industry-news-blogs/post-1';
    expect(item).toMatchObject({ kind: 'comment', text: 'बहुत काम का लेख <b>', link });
    const approved = await moderate({ action: 'approve', id: item?.id });
    expect(approved).toMatchObject({ status: 'approved' });
    const [publicComment] = commentsResponse.parse(await getJson(url)).data;
    expect(publicComment).toMatchObject({ name: 'रामेश्वर पटेल', text: 'बहुत काम का लेख <b>' });
    expect(JSON.stringify(await getJson(url))).not.toMatch(/9876543210|a@b\.in/);
    await moderate({ action: 'reject', id: item?.id });
    expect((await getJson(url)).data).toEqual([]);
    expect(await listPending()).toEqual([]);
  });

  test('returns 404 for the comments of an unknown post', async () => {
    const response = await getJson('/api/v1/posts/post-1-x/comments', 404);
    expect(response.reason).toBe('resource_missing');
  });

  test.each([
    ['a name with digits', { name: 'R2D2' }, 'Name must contain only letters and spaces'],
    ['an invalid email', { email: 'a@b' }, 'Email is invalid'],
    ['a mobile that starts with 5', { mobile: '5876543210' }, 'Enter a valid 10-digit mobile'],
    ['an empty comment', { comment: ' ' }, 'Write between 5 and 2000 characters.'],
    ['an elapsed time of 300 ms', { elapsed_ms: 300 }, 'That did not go through'],
  ])('rejects a comment with %s and does not store it', async (_name, change, message) => {
    const sent = { ...comment, language: 'en', ...change };
    const response = await post('/api/blog_comment_save', sent);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(message);
    expect(await listPending()).toEqual([]);
  });

  test('responds with success to a comment that fills the honeypot field, but does not store it', async () => {
    const response = await post('/api/blog_comment_save', { ...comment, website: 'http://spam' });
    expect(response.json()).toMatchObject({ success: true });
    expect(await listPending()).toEqual([]);
  });

  test('rejects the fourth comment of a number within ten minutes', async () => {
    const mobile = '9123456789';
    for (let index = 0; index < 3; index++)
      await post('/api/blog_comment_save', { ...comment, mobile });
    const response = await post('/api/blog_comment_save', { ...comment, mobile });
    expect(response.statusCode).toBe(429);
    for (const { id } of await listPending()) await moderate({ action: 'reject', id });
  });

  test('redirects a comment form without JavaScript to its post, with the rejected values if it is invalid', async () => {
    const sendForm = (fields: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: '/api/blog_comment_save',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const { elapsed_ms: _, ...fields } = { ...comment, elapsed_ms: '', mobile: '9988776655' };
    const accepted = await sendForm(fields);
    expect(accepted.statusCode).toBe(303);
    expect(accepted.headers.location).toBe(
      '/hi/tractor-industry-news-blogs/post-1?comment=sent#comment',
    );
    const { location = '' } = (await sendForm({ ...fields, mobile: '1' })).headers;
    expect(location).toMatch(/\?comment=mobile&draft=[\w-]+#comment$/);
    const { data } = await getJson(`/api/v1/form-drafts/${/draft=([\w-]+)/.exec(location)?.[1]}`);
    expect(data.values).toMatchObject({ mobile: '1', comment: fields.comment });
    for (const { id } of await listPending()) await moderate({ action: 'reject', id });
  });

  test('lists the accepted answer first and hides new questions until approval', async () => {
    const list = questionsResponse.parse(await getJson('/api/v1/questions')).data;
    expect(list.items.map(({ title }) => title.text)).toEqual(['Question one?', 'Question two?']);
    expect(list.items[0]).toMatchObject({ answers: 2, solved: true });
    const id = list.items[0]?.id;
    expect((await post('/api/vote', { kind: 'question', id })).statusCode).toBe(401);
    const question = questionResponse.parse(await getJson(`/api/v1/questions/${id}`)).data;
    expect(question.replies.map(({ accepted }) => accepted)).toEqual([true, false]);
    const questionBody = {
      category: 'repair',
      title: 'मेरा ट्रैक्टर क्यों नहीं चलता?',
      text: 'सुबह से बंद है',
      name: 'किसान',
      mobile: '9000000001',
      language: 'hi',
    };
    expect((await post('/api/question_save', questionBody)).json()).toMatchObject({
      success: true,
    });
    expect((await post('/api/question_save', { ...questionBody, category: 'x' })).statusCode).toBe(
      400,
    );
    const [item] = await listPending();
    const url = `/api/v1/questions/${item?.id.split('-')[1]}`;
    await getJson(url, 404);
    await moderate({ action: 'approve', id: item?.id });
    const added = questionResponse.parse(await getJson(url)).data;
    expect(added.title).toEqual({ text: questionBody.title, language: 'hi' });
    const reply = { question_id: added.id, text: 'बैटरी देखें', name: 'मिस्त्री', mobile: '9000000002' };
    await post('/api/answer_save', reply);
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
    expect(await executeCommand(api.connection.db, 'nothing', {})).toMatchObject({ ok: false });
  });

  test('returns stories, reels and the schemes of a state', async () => {
    const story = storyResponse.parse(await getJson('/api/v1/stories/first')).data;
    expect(story.slides).toHaveLength(3);
    expect(story.next?.slug).toBe('second');
    const [reel] = reelsResponse.parse(await getJson('/api/v1/reels')).data.items;
    expect(reel?.sources[0]?.src).toBe('/media/clips/furrow.webm');
    const listSchemes = async (query: string) =>
      subsidiesResponse.parse(await getJson(`/api/v1/subsidies${query}`)).data;
    expect((await listSchemes('')).items.map(({ slug }) => slug)).toEqual(['central']);
    const { items } = await listSchemes('?state=gujarat');
    expect(items.map(({ slug }) => slug)).toEqual(['ours', 'central']);
    await getJson('/api/v1/subsidies?state=goa', 400);
  });

  test('lists videos by brand and in playlists', async () => {
    const listVideos = async (query: string) =>
      videosResponse.parse(await getJson(`/api/v1/videos${query}`)).data;
    const allVideos = await listVideos('');
    expect(allVideos.total).toBe(2);
    expect(allVideos.brands).toEqual([
      { slug: 'fieldking', name: expect.objectContaining({ text: 'Fieldking' }) },
    ]);
    const [brandVideo] = (await listVideos('?brand=fieldking')).items;
    expect(brandVideo).toMatchObject({ youtube_id: 'abcdefghijk', sources: [], captions: [] });
    const [card] = playlistsResponse.parse(await getJson('/api/v1/playlists')).data;
    expect(card).toMatchObject({ video_count: 2, duration_seconds: 36 });
    const playlist = await getJson('/api/v1/playlists/one-after-the-other?language=hi');
    const list = playlistResponse.parse(playlist).data;
    expect(list.title.text).toBe('One after the other हि');
    expect(list.videos.map(({ slug }) => slug)).toEqual(['video-2', 'video-1']);
    await getJson('/api/v1/playlists/none', 404);
  });

  test('rejects a playlist with a missing video', async () => {
    const row = {
      slug: 'gone',
      title: { en: 'Gone' },
      description: { en: 'Gone' },
      sort_order: 1,
      videos: ['video-1', 'video-99'],
    };
    const file = path.join(folder, 'playlists.json');
    const originalText = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify([row]));
    await expect(seed(api.connection.db, folder)).rejects.toThrow(
      'playlists.json, row 1 (gone): videos: there is no video "video-99"',
    );
    await getJson('/api/v1/playlists/gone', 404);
    writeFileSync(file, originalText);
  });

  test('rejects an import with an invalid post and writes no post', async () => {
    writePost(folder, 4);
    writePost(folder, 5, 'Text <script>alert(1)</script>');
    const attempt = seed(api.connection.db, folder);
    await expect(attempt).rejects.toThrow(ContentError);
    await expect(attempt).rejects.toThrow(
      'posts/post-5.en.md, line 13: raw HTML (<script>) is not allowed',
    );
    await getJson('/api/v1/posts/post-4', 404);
    writePost(folder, 5, 'Better text');
    expect(await seed(api.connection.db, folder)).toBe('written');
    await getJson('/api/v1/posts/post-4');
  });

  test("retires posts and questions missing from an import but keeps visitors' questions", async () => {
    rmSync(path.join(folder, 'posts/post-2.en.md'));
    rmSync(path.join(folder, 'posts/post-2.hi.md'));
    writeFileSync(path.join(folder, 'questions.json'), '[]');
    expect(await seed(api.connection.db, folder)).toBe('written');
    await getJson('/api/v1/posts/post-2', 404);
    const { items } = questionsResponse.parse(await getJson('/api/v1/questions')).data;
    expect(items.map(({ demo }) => demo)).toEqual([false]);
  });
});
