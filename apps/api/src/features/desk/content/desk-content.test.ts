import { CONTENT_KINDS } from '@tractor-haat/api-client/contract';
import { contentState } from '../../../core/database/tables.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { importContent } from '../../content/import/import-content.ts';
import { createStaffFactory, type DeskCaller } from '../testing/desk-calls.ts';

describe.each(selectAllDatabases())('desk content on $name', (database) => {
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
  const slug = 'mahindra-575-di';
  const readTractor = async () => (await editor.get(`content/tractors?q=${slug}`)).body.data[0];
  const readPublicPrice = async (id: string) =>
    (await api.app.inject(`/api/v1/tractors/${id}`)).json().data.price;

  test('returns every kind of content to an editor, as a list, in pages and as single rows', async () => {
    for (const kind of CONTENT_KINDS) {
      const { data } = (await editor.get(`content/${kind}`)).body;
      expect([kind, data.length > 0]).toEqual([kind, true]);
      const { body } = await editor.get(`content/${kind}/${data[0].id}`);
      expect(body.data).toEqual({ ...data[0], history: [] });
      const firstPage = (await editor.get(`content/${kind}?limit=1`)).body;
      const nextRows =
        firstPage.next === null
          ? []
          : (await editor.get(`content/${kind}?after=${firstPage.next}`)).body.data;
      expect([...firstPage.data, ...nextRows]).toEqual(data);
    }
  });

  test('rejects an unknown kind and an unknown row', async () => {
    for (const path of [
      'content/odd',
      'content/tractors/x',
      'content/tractors/999999',
      'content/names/1',
    ])
      expect([path, (await editor.get(path)).status]).not.toEqual([path, 200]);
  });

  test('publishes price changes at once, one per revision, and undoes them', async () => {
    const before = await readTractor();
    const path = `content/tractors/${before.id}`;
    const priceBefore = await readPublicPrice(before.id);
    const changeRow = (revision: number, fields: object) =>
      editor.patch(path, { revision, fields });
    const price = { price_min: 611_111, price_max: 699_999 };
    const changed = (await changeRow(before.revision, price)).body.data;
    expect(changed).toMatchObject({ slug, ...price, revision: before.revision + 1 });
    expect(JSON.stringify(await readPublicPrice(before.id))).toContain('611111');
    const { data: newest } = (await api.app.inject('/api/v1/content-revision')).json();
    expect(newest.revision).toBeGreaterThan(0);
    expect((await changeRow(before.revision, { price_min: 1 })).status).toBe(409);
    const responses = await Promise.all(
      [620_000, 630_000].map((price_min) => changeRow(changed.revision, { price_min })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await editor.post(`${path}/undo`);
    const reverted = await editor.post(`${path}/undo`);
    expect(reverted.body.data).toMatchObject({
      price_min: before.price_min,
      price_max: before.price_max,
    });
    expect(await readPublicPrice(before.id)).toEqual(priceBefore);
    expect((await editor.post(`${path}/undo`)).status).toBe(409);
    expect(reverted.body.data.history).toHaveLength(4);
  });

  test('rejects an edit that an import would reject and leaves the row unchanged', async () => {
    const before = await readTractor();
    const path = `content/tractors/${before.id}`;
    const invalidChanges: object[] = [
      { price_min: 'cheap' },
      { price_min: 900_000, price_max: 100_000 },
      { brand: 'nobody' },
      { slug: 'other' },
      { nonsense: 1 },
      { model: '' },
    ];
    for (const fields of invalidChanges) {
      const { status, body } = await editor.patch(path, { revision: before.revision, fields });
      expect([fields, status]).toEqual([fields, 400]);
      expect(Object.keys(body.faults).length).toBeGreaterThan(0);
    }
    expect(await readTractor()).toEqual(before);
  });

  test('preserves an edit in the next import of the content', async () => {
    const { id, revision } = await readTractor();
    const fields = { price_min: 655_555, price_max: 688_888 };
    expect((await editor.patch(`content/tractors/${id}`, { revision, fields })).status).toBe(200);
    const { db } = api.connection;
    await db.update(contentState).set({ digest: 'of the release before' });
    expect((await importContent(db, folder)).content).toBe('written');
    expect(await readTractor()).toMatchObject(fields);
    expect(JSON.stringify(await readPublicPrice(id))).toContain('655555');
  });

  test('records an edit in the audit log', async () => {
    const { id, revision } = await readTractor();
    const fields = { price_min: 644_444, price_max: 677_777 };
    expect((await editor.patch(`content/tractors/${id}`, { revision, fields })).status).toBe(200);
    const admin = await createStaffFactory(() => api, clock)('admin');
    const [event] = (await admin.get('audit?what=content.changed')).body.data;
    expect(event).toMatchObject({ who: editor.email, object: `tractors/${id}`, after: fields });
  });

  test.each([
    ['lenders', 'source', 'javascript:alert(1)'],
    ['lenders', 'source', '//evil.example/x'],
    ['lenders', 'source', 'memory'],
    ['road-charges', 'source', 'data:text/html,x'],
    ['subsidies', 'official_url', 'http://scheme.example/'],
    ['tractors', 'popularity', 2_147_483_648],
    ['tractors', 'as_of', '0000-01-01'],
    ['subsidies', 'sort_order', -2_147_483_649],
    ['subsidies', 'checked_on', '0000-01-01'],
    ['videos', 'duration_seconds', 2_147_483_648],
    ['posts', 'published_on', '0000-01-01'],
  ])('rejects a row of %s whose %s is %s', async (kind, field, value) => {
    const [{ id, revision }] = (await editor.get(`content/${kind}?limit=1`)).body.data;
    const fields = { [field]: value };
    const response = await editor.patch(`content/${kind}/${id}`, { revision, fields });
    expect(response).toMatchObject({
      status: 400,
      body: { faults: { [field]: expect.any(String) } },
    });
  });

  test('stores edits of videos, subsidies, posts and names', async () => {
    type Row = { name?: object; title?: object };
    const changes: { kind: string; createFields: (row: Row) => object }[] = [
      { kind: 'videos', createFields: ({ title }) => ({ title: { ...title, en: 'A new title' } }) },
      {
        kind: 'subsidies',
        createFields: ({ name }) => ({ name: { ...name, en: 'A new scheme' } }),
      },
      { kind: 'posts', createFields: () => ({ published_on: '2026-09-09' }) },
      { kind: 'names', createFields: ({ name }) => ({ name: { ...name, hi: 'नया नाम' } }) },
    ];
    for (const { kind, createFields } of changes) {
      const [row] = (await editor.get(`content/${kind}?limit=1`)).body.data;
      const fields = createFields(row);
      const path = `content/${kind}/${row.id}`;
      const { status, body } = await editor.patch(path, { revision: 0, fields });
      expect([kind, status]).toEqual([kind, 200]);
      expect(body.data).toMatchObject({ ...fields, revision: 1 });
    }
  });
});
