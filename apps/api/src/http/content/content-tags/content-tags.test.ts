import { deskStaff } from '../../../domain/desk/testing/desk-calls.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { wholeContent } from '../../../testing/whole-content.ts';

const [database] = oneDatabase();
const clock = movingClock();
let api: TestApi;
beforeAll(async () => {
  api = await testApi(database, wholeContent(), clock.now);
});
afterAll(() => api.close());

const tagsOf = async (url: string) => {
  const { headers } = await api.app.inject({ url, headers: { 'content-tags': 'told' } });
  return String(headers['content-tags']).split(' ');
};
const revisionOf = async (since?: number) => {
  const url = `/api/v1/content-revision${since === undefined ? '' : `?since=${since}`}`;
  return (await api.app.inject(url)).json().data;
};

test('tags a response with its rows and listed kinds', async () => {
  const { items } = (await api.app.inject('/api/v1/tractors')).json().data;
  const [first, second] = items;
  const list = await tagsOf('/api/v1/tractors');
  expect(list).toEqual(expect.arrayContaining(['tractors', first.slug, second.slug]));
  expect(list).not.toContain('tyres');
  const one = await tagsOf(`/api/v1/tractors/${first.id}`);
  expect(one).toContain(first.slug);
  expect(one).not.toContain('tractors');
  expect(await tagsOf('/api/v1/dealers/1')).toContain('dealers');
  expect(await tagsOf('/api/v1/search?q=tyre')).toEqual(expect.arrayContaining(['tyres', 'posts']));
});

test('sends no tags without a request for them', async () => {
  expect((await api.app.inject('/api/v1/tractors')).headers['content-tags']).toBeUndefined();
});

test('reports an edit by the same tags to every caller', async () => {
  const editor = await deskStaff(() => api, clock)('editor');
  const { revision: start, changed } = await revisionOf();
  expect(changed).toBeNull();
  expect(await revisionOf(start)).toEqual({ revision: start, changed: [] });
  const change = async (kind: string, q: string, fields: object) => {
    const [row] = (await editor.get(`content/${kind}?q=${q}`)).body.data;
    const { revision } = row;
    const { status, text } = await editor.patch(`content/${kind}/${row.id}`, { revision, fields });
    expect([status, text]).toEqual([200, expect.anything()]);
  };
  await change('tractors', 'mahindra-575-di', { price_min: 611_111, price_max: 699_999 });
  const second = await revisionOf(start);
  expect(second.changed.sort()).toEqual(['mahindra-575-di', 'tractors']);
  expect((await revisionOf(start)).changed).toHaveLength(2);
  const [post] = (await editor.get('content/posts?limit=1')).body.data;
  await change('posts', post.slug, { published_on: '2026-09-09' });
  const third = await revisionOf(second.revision);
  expect(third.changed.sort()).toEqual(['posts', post.slug].sort());
  expect((await revisionOf(start)).changed).toHaveLength(4);
  const [brand] = (await editor.get('content/names?limit=1')).body.data;
  const fields = { name: { ...brand.name, hi: 'नया नाम' } };
  await editor.patch(`content/names/${brand.id}`, { revision: brand.revision, fields });
  expect((await revisionOf(third.revision)).changed).toBeNull();
  // A number of a later state of the database.
  expect((await revisionOf(third.revision * 10)).changed).toBeNull();
});
