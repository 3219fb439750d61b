import { eq, sql } from 'drizzle-orm';
import { contentState } from '../../../core/database/tables.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { importContent } from '../../content/import/import-content.ts';
import { posts } from '../../content/posts/tables.ts';
import { createStaffFactory, type DeskCaller } from '../testing/desk-calls.ts';

const createText = (title: string, markdown: string) => ({
  title,
  description: `${title}, told shortly.`,
  markdown,
});

describe.each(selectDatabases())('desk posts on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let editor: DeskCaller;
  let folder: string;
  beforeAll(async () => {
    folder = createWholeContentFolder();
    api = await createTestApi(database, folder, clock.now);
    editor = await createStaffFactory(() => api, clock)('editor');
  });
  afterAll(() => api.close());

  const getPublicPost = (slug: string, language = 'en') =>
    api.app.inject(`/api/v1/posts/${slug}?language=${language}`);
  const readRevision = async () =>
    (await api.app.inject('/api/v1/content-revision')).json().data.revision;
  const searchSite = async (q: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/api/home_search',
        payload: { query: q, language: 'en' },
      })
    ).body;
  const readAnyPost = async () => (await editor.get('content/posts?limit=1')).body.data[0];
  const createDraft = async (slug: string, changes: object = {}) => {
    const { author, categories, tags, picture } = await readAnyPost();
    const fields = {
      ...{ slug, author, categories, tags, picture },
      published_on: '2026-11-24',
      words: {
        en: createText('Zebrawood ploughs', '## Why\n\nThey **last**.'),
        hi: createText('ज़ेबरा हल', 'वे **टिकते** हैं।'),
      },
      ...changes,
    };
    return editor.post('content/posts', { fields });
  };

  test('preserves an edited text in the next import and restores the imported text on undo', async () => {
    const post = await readAnyPost();
    expect(post).toMatchObject({ state: 'published', show_at: null });
    expect(post.words.hi.markdown).toMatch(/[अ-ह]/);
    const editedTexts = {
      ...post.words,
      en: createText('A title of the desk', '## One\n\nNew text.'),
    };
    const path = `content/posts/${post.id}`;
    const { status } = await editor.patch(path, { revision: 0, fields: { words: editedTexts } });
    expect(status).toBe(200);
    await api.connection.db.update(contentState).set({ digest: 'of the release before' });
    expect((await importContent(api.connection.db, folder)).content).toBe('written');
    const { data } = (await getPublicPost(post.slug)).json();
    expect(data).toMatchObject({
      title: { text: 'A title of the desk' },
      html: '<h2 id="part-1">One</h2>\n<p>New text.</p>',
    });
    expect((await editor.post(`${path}/undo`)).body.data.words).toEqual(post.words);
    expect((await getPublicPost(post.slug)).json().data.title.text).toBe(post.words.en.title);
  });

  test('serves no draft, and a scheduled post only from its time on', async () => {
    const created = await createDraft('zebrawood-ploughs');
    expect([created.status, created.body.data?.state]).toEqual([200, 'draft']);
    expect((await createDraft('zebrawood-ploughs')).status).toBe(409);
    expect((await getPublicPost('zebrawood-ploughs')).statusCode).toBe(404);
    const path = `content/posts/${created.body.data.id}`;
    const withoutTime = { revision: 1, fields: { state: 'scheduled' } };
    expect((await editor.patch(path, withoutTime)).body.faults).toHaveProperty('show_at');
    const fields = { state: 'scheduled', show_at: '2099-01-01T20:00:00.000Z' };
    const { body } = await editor.patch(path, { revision: 1, fields });
    // 20:00 UTC is 01:30 of the next day in India.
    expect(body.data).toMatchObject({ ...fields, published_on: '2099-01-02' });
    expect((await getPublicPost('zebrawood-ploughs')).statusCode).toBe(404);
    expect(await searchSite('zebrawood')).not.toContain('zebrawood-ploughs');
    const before = await readRevision();
    await api.connection.db
      .update(posts)
      .set({ show_at: sql`now() - interval '1 second'` })
      .where(eq(posts.slug, 'zebrawood-ploughs'));
    expect((await getPublicPost('zebrawood-ploughs', 'hi')).json().data.title.text).toBe('ज़ेबरा हल');
    expect(await searchSite('zebrawood')).toContain('zebrawood-ploughs');
    // Page caches compare the revision to detect the change.
    expect(await readRevision()).toBeGreaterThan(before);
  });

  test('removes a new post on undo, so that another post can use its slug', async () => {
    const { body } = await createDraft('a-mistake', { state: 'published' });
    expect((await getPublicPost('a-mistake')).statusCode).toBe(200);
    expect((await editor.post(`content/posts/${body.data.id}/undo`)).status).toBe(200);
    expect((await getPublicPost('a-mistake')).statusCode).toBe(404);
    const recreated = await createDraft('a-mistake', { state: 'published' });
    expect([recreated.status, recreated.body.data.revision]).toEqual([200, 3]);
  });

  test.each([
    ['words.en.markdown', { words: { en: createText('One', '<script>alert(1)</script>') } }],
    ['words.en.markdown', { words: { en: createText('One', '[go](javascript:alert)') } }],
    [
      'words.en.markdown',
      { words: { en: createText('One', '[go](/tractor-industry-news-blogs/nowhere)') } },
    ],
    ['words.en.title', { words: { en: createText('One\nauthor: me', 'Text') } }],
    ['words.hi', { state: 'published', words: { en: createText('One', 'Text') } }],
    ['author', { author: 'nobody' }],
    ['picture', { picture: { kind: 'no', id: 'such', view: 'drawing' } }],
    ['nonsense', { nonsense: 1 }],
  ])('rejects a post with an invalid %s and names the field', async (field, changes) => {
    const { status, body } = await createDraft('refused', changes);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  test('renders the preview of a post and lists its errors', async () => {
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

  test('omits external pictures and script URLs from the preview of a post', async () => {
    const markdown = '![x](https://evil.example/x.png)\n\n![x](javascript:alert(1))';
    const { body } = await editor.post('content/posts/preview', { language: 'en', markdown });
    expect(body.data.html).not.toContain('<img');
    expect(body.data.mistakes).toHaveLength(2);
  });

  test.each(['dealers', 'lenders', 'videos', 'road-charges', 'subsidies'])(
    'creates a row of %s but rejects an unknown column',
    async (kind) => {
      const [row] = (await editor.get(`content/${kind}?limit=1`)).body.data;
      const { id: _, revision: __, ...otherFields } = row;
      const name = 'key' in row ? { key: 'new-of-the-desk' } : { slug: 'new-of-the-desk' };
      const fields = {
        ...otherFields,
        ...name,
        ...(kind === 'videos' ? { slug: 'new-of-desk' } : {}),
      };
      const created = await editor.post(`content/${kind}`, { fields });
      expect([created.body.message, created.status]).toEqual(['Saved.', 200]);
      expect(created.body.data).toMatchObject({ ...fields, revision: 1 });
      const rejected = await editor.post(`content/${kind}`, { fields: { ...name, odd: 1 } });
      expect(rejected.status).toBe(400);
    },
  );

  test('rejects a new row of names', async () => {
    expect((await editor.post('content/names', { fields: {} })).status).toBe(400);
  });
});
