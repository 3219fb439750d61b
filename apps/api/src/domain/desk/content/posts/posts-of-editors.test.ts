import { eq, sql } from 'drizzle-orm';
import { contentState } from '../../../../database/schema/content-state.ts';
import { posts } from '../../../../database/schema/posts.ts';
import { type TestApi, testApi } from '../../../../testing/api.ts';
import { bothDatabases } from '../../../../testing/databases.ts';
import { movingClock } from '../../../../testing/moving-clock.ts';
import { wholeContent } from '../../../../testing/whole-content.ts';
import { importContent } from '../../../content/seed/import-content.ts';
import { type DeskCaller, deskStaff } from '../../testing/desk-calls.ts';

const text = (title: string, markdown: string) => ({
  title,
  description: `${title}, told shortly.`,
  markdown,
});

describe.each(bothDatabases())('posts at the desk on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let editor: DeskCaller;
  let folder: string;
  beforeAll(async () => {
    folder = wholeContent();
    api = await testApi(database, folder, clock.now);
    editor = await deskStaff(() => api, clock)('editor');
  });
  afterAll(() => api.close());

  const onSite = (slug: string, language = 'en') =>
    api.app.inject(`/api/v1/posts/${slug}?language=${language}`);
  const revision = async () =>
    (await api.app.inject('/api/v1/content-revision')).json().data.revision;
  const searched = async (q: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/api/home_search',
        payload: { query: q, language: 'en' },
      })
    ).body;
  const anyPost = async () => (await editor.get('content/posts?limit=1')).body.data[0];
  const draft = async (slug: string, more: object = {}) => {
    const { author, categories, tags, picture } = await anyPost();
    const fields = {
      ...{ slug, author, categories, tags, picture },
      published_on: '2026-11-24',
      words: {
        en: text('Zebrawood ploughs', '## Why\n\nThey **last**.'),
        hi: text('ज़ेबरा हल', 'वे **टिकते** हैं।'),
      },
      ...more,
    };
    return editor.post('content/posts', { fields });
  };

  test('returns the texts of the files; preserves edits during the next release', async () => {
    const post = await anyPost();
    expect(post).toMatchObject({ state: 'published', show_at: null });
    expect(post.words.hi.markdown).toMatch(/[अ-ह]/);
    const now = { ...post.words, en: text('A title of the desk', '## One\n\nNew text.') };
    const path = `content/posts/${post.id}`;
    const { status } = await editor.patch(path, { revision: 0, fields: { words: now } });
    expect(status).toBe(200);
    await api.connection.db.update(contentState).set({ digest: 'of the release before' });
    expect((await importContent(api.connection.db, folder)).content).toBe('written');
    const { data } = (await onSite(post.slug)).json();
    expect(data).toMatchObject({
      title: { text: 'A title of the desk' },
      html: '<h2 id="part-1">One</h2>\n<p>New text.</p>',
    });
    expect((await editor.post(`${path}/undo`)).body.data.words).toEqual(post.words);
    expect((await onSite(post.slug)).json().data.title.text).toBe(post.words.en.title);
  });

  test('hides a draft; publishes a scheduled post at its minute', async () => {
    const made = await draft('zebrawood-ploughs');
    expect([made.status, made.body.data?.state]).toEqual([200, 'draft']);
    expect((await draft('zebrawood-ploughs')).status).toBe(409);
    expect((await onSite('zebrawood-ploughs')).statusCode).toBe(404);
    const path = `content/posts/${made.body.data.id}`;
    const unset = { revision: 1, fields: { state: 'scheduled' } };
    expect((await editor.patch(path, unset)).body.faults).toHaveProperty('show_at');
    const fields = { state: 'scheduled', show_at: '2099-01-01T20:00:00.000Z' };
    const { body } = await editor.patch(path, { revision: 1, fields });
    // In India it is the second of January by then.
    expect(body.data).toMatchObject({ ...fields, published_on: '2099-01-02' });
    expect((await onSite('zebrawood-ploughs')).statusCode).toBe(404);
    expect(await searched('zebrawood')).not.toContain('zebrawood-ploughs');
    const before = await revision();
    await api.connection.db
      .update(posts)
      .set({ show_at: sql`now() - interval '1 second'` })
      .where(eq(posts.slug, 'zebrawood-ploughs'));
    expect((await onSite('zebrawood-ploughs', 'hi')).json().data.title.text).toBe('ज़ेबरा हल');
    expect(await searched('zebrawood')).toContain('zebrawood-ploughs');
    // Page caches detect the change by the revision.
    expect(await revision()).toBeGreaterThan(before);
  });

  test('removes a new post and frees its slug on undo', async () => {
    const { body } = await draft('a-mistake', { state: 'published' });
    expect((await onSite('a-mistake')).statusCode).toBe(200);
    expect((await editor.post(`content/posts/${body.data.id}/undo`)).status).toBe(200);
    expect((await onSite('a-mistake')).statusCode).toBe(404);
    const again = await draft('a-mistake', { state: 'published' });
    expect([again.status, again.body.data.revision]).toEqual([200, 3]);
  });

  test.each([
    ['words.en.markdown', { words: { en: text('One', '<script>alert(1)</script>') } }],
    ['words.en.markdown', { words: { en: text('One', '[go](javascript:alert)') } }],
    [
      'words.en.markdown',
      { words: { en: text('One', '[go](/tractor-industry-news-blogs/nowhere)') } },
    ],
    ['words.en.title', { words: { en: text('One\nauthor: me', 'Text') } }],
    ['words.hi', { state: 'published', words: { en: text('One', 'Text') } }],
    ['author', { author: 'nobody' }],
    ['picture', { picture: { kind: 'no', id: 'such', view: 'drawing' } }],
    ['nonsense', { nonsense: 1 }],
  ])('rejects an invalid %s with an error at the field', async (field, more) => {
    const { status, body } = await draft('refused', more);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  test('renders the preview like the site and lists errors', async () => {
    const input = { language: 'hi', markdown: '## एक\n\n<b>मोटा</b>\n\n[घर](/tractors)' };
    const { body } = await editor.post('content/posts/preview', input);
    expect(body.data.html).toContain('<h2 id="part-1">एक</h2>');
    expect(body.data.html).toContain('href="/hi/tractors"');
    expect(body.data.html).not.toContain('<b>');
    expect(body.data.mistakes).toContainEqual({
      line: 3,
      reason: 'raw HTML (<b>) is not allowed',
    });
  });

  test('renders no external or scripted picture in the preview', async () => {
    const markdown = '![x](https://evil.example/x.png)\n\n![x](javascript:alert(1))';
    const { body } = await editor.post('content/posts/preview', { language: 'en', markdown });
    expect(body.data.html).not.toContain('<img');
    expect(body.data.mistakes).toHaveLength(2);
  });

  test.each(['dealers', 'lenders', 'videos', 'road-charges', 'subsidies'])(
    'creates a row of %s and rejects an unknown column',
    async (kind) => {
      const [row] = (await editor.get(`content/${kind}?limit=1`)).body.data;
      const { id: _, revision: __, ...like } = row;
      const name = 'key' in row ? { key: 'new-of-the-desk' } : { slug: 'new-of-the-desk' };
      const fields = { ...like, ...name, ...(kind === 'videos' ? { slug: 'new-of-desk' } : {}) };
      const made = await editor.post(`content/${kind}`, { fields });
      expect([made.body.message, made.status]).toEqual(['Saved.', 200]);
      expect(made.body.data).toMatchObject({ ...fields, revision: 1 });
      const wrong = await editor.post(`content/${kind}`, { fields: { ...name, odd: 1 } });
      expect(wrong.status).toBe(400);
    },
  );

  test('rejects a new row of names', async () => {
    expect((await editor.post('content/names', { fields: {} })).status).toBe(400);
  });
});
