import { POST_CATEGORIES } from '@tractor-haat/api-client';
import { commentsResponse, postResponse, postsResponse } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { selectDatabases } from '../../../testing/databases.ts';
import { setUpMediaApi } from '../../../testing/set-up-media-api.ts';

describe.each(selectDatabases())('posts on $name', (database) => {
  const { getApi, getJson, post, moderate, listPending } = setUpMediaApi(database);

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
  });

  test.each([
    ['an unknown category', 'category=gossip', 400],
    ['an unknown tag', 'tag=nothing', 400],
    ['a page after the last one', 'page=2', 404],
  ])('rejects a list of posts with %s', async (_name, query, status) => {
    await getJson(`/api/v1/posts?${query}`, status);
  });

  test('returns a post with its related posts', async () => {
    const { data } = postResponse.parse(await getJson('/api/v1/posts/post-1'));
    expect(data.html).toContain('<h2 id="part-1">Heading</h2>');
    expect(data.related.map(({ slug }) => slug)).toEqual(['post-3', 'post-2']);
  });

  test('returns a post in the language of the request, or in English without a translation', async () => {
    const hindi = postResponse.parse(await getJson('/api/v1/posts/post-1?language=hi')).data;
    expect(hindi.title).toEqual({ text: 'लेख 1', language: 'hi' });
    expect(hindi.author).toEqual({ text: 'डेस्क', language: 'hi' });
    const gujarati = postResponse.parse(await getJson('/api/v1/posts/post-1?language=gu')).data;
    expect(gujarati.title.language).toBe('en');
  });

  test('returns 404 for an unknown post', async () => {
    await getJson('/api/v1/posts/none', 404);
  });

  test('serves a feed with the posts of its category', async () => {
    const feed = await getApi().app.inject('/api/rss/tractor-sales.hi.xml');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<title>लेख 3</title>');
    expect(feed.body).toContain('https://example.in/hi/tractor-industry-news-blogs/post-3');
    expect(feed.body).not.toContain('post-2');
  });

  test('serves a feed with its own title for each category and language', async () => {
    const titles = new Set<string | undefined>();
    for (const category of ['all', ...POST_CATEGORIES]) {
      for (const language of LANGUAGES) {
        const url = `/api/rss/${category}.${language}.xml`;
        const { statusCode, body } = await getApi().app.inject(url);
        expect([category, language, statusCode]).toEqual([category, language, 200]);
        expect(body).toContain(`<language>${language}-IN</language>`);
        titles.add(/<channel><title>([^<]+)/.exec(body)?.[1] + language);
      }
    }
    expect(titles.size).toBe((POST_CATEGORIES.length + 1) * LANGUAGES.length);
  });

  test.each(['tractor-sales.fr.xml', 'x'])('returns 404 for the feed %s', async (feed) => {
    await getJson(`/api/rss/${feed}`, 404);
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

  test('shows a comment only while it is approved, without its contact data', async () => {
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
      getApi().app.inject({
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
});
