import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { createStaffFactory } from '../../desk/testing/desk-calls.ts';

const [database] = selectOneDatabase();
const clock = createMovingClock();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(database, createWholeContentFolder(), clock.now);
});
afterAll(() => api.close());

const fetchTags = async (url: string) => {
  const { headers } = await api.app.inject({ url, headers: { 'content-tags': '1' } });
  return String(headers['content-tags']).split(' ');
};
const fetchRevision = async (since?: number) => {
  const url = `/api/v1/content-revision${since === undefined ? '' : `?since=${since}`}`;
  return (await api.app.inject(url)).json().data;
};

test('a response lists the rows and the kinds of content that it contains as cache tags', async () => {
  const { items } = (await api.app.inject('/api/v1/tractors')).json().data;
  const [first, second] = items;
  const list = await fetchTags('/api/v1/tractors');
  expect(list).toEqual(expect.arrayContaining(['tractors', first.slug, second.slug]));
  expect(list).not.toContain('tyres');
  const details = await fetchTags(`/api/v1/tractors/${first.id}`);
  expect(details).toContain(first.slug);
  expect(details).not.toContain('tractors');
  expect(await fetchTags('/api/v1/dealers/1')).toContain('dealers');
  expect(await fetchTags('/api/v1/search?q=tyre')).toEqual(
    expect.arrayContaining(['tyres', 'posts']),
  );
});

test('a response contains no cache tags unless the request has the header content-tags', async () => {
  expect((await api.app.inject('/api/v1/tractors')).headers['content-tags']).toBeUndefined();
});

test('the content revision lists the cache tags of all edits since an earlier revision', async () => {
  const editor = await createStaffFactory(() => api, clock)('editor');
  const { revision: start } = await fetchRevision();
  expect(await fetchRevision(start)).toEqual({ revision: start, changed: [] });
  const edit = async (kind: string, q: string, fields: object) => {
    const [row] = (await editor.get(`content/${kind}?q=${q}`)).body.data;
    const { revision } = row;
    const { status, text } = await editor.patch(`content/${kind}/${row.id}`, { revision, fields });
    expect([status, text]).toEqual([200, expect.anything()]);
  };
  await edit('tractors', 'mahindra-575-di', { price_min: 611_111, price_max: 699_999 });
  const second = await fetchRevision(start);
  expect(second.changed.sort()).toEqual(['mahindra-575-di', 'tractors']);
  expect((await fetchRevision(start)).changed).toHaveLength(2);
  const [post] = (await editor.get('content/posts?limit=1')).body.data;
  await edit('posts', post.slug, { published_on: '2026-09-09' });
  const third = await fetchRevision(second.revision);
  expect(third.changed.sort()).toEqual(['posts', post.slug].sort());
  expect((await fetchRevision(start)).changed).toHaveLength(4);
});

test('the content revision lists no tags without an earlier revision', async () => {
  expect((await fetchRevision()).changed).toBeNull();
});

test('the content revision lists no tags after the change of a name, which all pages may contain', async () => {
  const editor = await createStaffFactory(() => api, clock)('editor');
  const { revision: start } = await fetchRevision();
  const [brand] = (await editor.get('content/names?limit=1')).body.data;
  const fields = { name: { ...brand.name, hi: 'नया नाम' } };
  await editor.patch(`content/names/${brand.id}`, { revision: brand.revision, fields });
  expect((await fetchRevision(start)).changed).toBeNull();
});

test('the content revision lists no tags for a revision that is newer than the database', async () => {
  const { revision } = await fetchRevision();
  // After a restore from a backup, a client may have a revision newer than the database.
  expect((await fetchRevision(revision * 10)).changed).toBeNull();
});
