import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';

describe.each(oneDatabase())('cards per page of a list on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());

  const list = async (kind: string, query = '', headers: Record<string, string> = {}) => {
    const {
      statusCode,
      json,
      headers: responseHeaders,
    } = await api.app.inject({
      url: `/api/v1/${kind}${query}`,
      headers,
    });
    return { statusCode, vary: responseHeaders.vary, data: json().data };
  };
  const ids = (data: { items: { id: number }[] }) => data.items.map(({ id }) => id);

  test.each(['tractors', 'implements', 'tyres', 'used-tractors'])(
    'halves the page of %s for Save-Data and still lists all items',
    async (kind) => {
      const saving = { 'save-data': 'on' };
      const [whole, first] = [await list(kind), await list(kind, '', saving)];
      expect(whole.data).toMatchObject({ per_page: 24 });
      expect(first.data).toMatchObject({
        per_page: 12,
        total: whole.data.total,
        pages: Math.max(1, Math.ceil(whole.data.total / 12)),
      });
      const rest = first.data.pages === 1 ? [] : ids((await list(kind, '?page=2', saving)).data);
      expect([...ids(first.data), ...rest]).toEqual(ids(whole.data));
      // A cache must store both variants separately.
      expect(whole.vary).toContain('save-data');
    },
  );

  test('prefers per_page to Save-Data, and rejects other values with 400', async () => {
    expect((await list('tractors', '?per_page=24', { 'save-data': 'on' })).data.per_page).toBe(24);
    expect((await list('tractors', '?per_page=12')).data.per_page).toBe(12);
    expect((await list('tractors', '?per_page=1000')).statusCode).toBe(400);
  });
});
