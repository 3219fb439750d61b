import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';

describe.each(selectOneDatabase())('page size of a list on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const fetchList = async (kind: string, query = '', headers: Record<string, string> = {}) => {
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
  const listIds = (data: { items: { id: number }[] }) => data.items.map(({ id }) => id);

  test.each(['tractors', 'implements', 'tyres', 'used-tractors'])(
    'a page of %s contains half as many items if the browser sends Save-Data',
    async (kind) => {
      const saving = { 'save-data': 'on' };
      const [fullPage, firstPage] = [await fetchList(kind), await fetchList(kind, '', saving)];
      expect(fullPage.data).toMatchObject({ per_page: 24 });
      expect(firstPage.data).toMatchObject({
        per_page: 12,
        total: fullPage.data.total,
        pages: Math.max(1, Math.ceil(fullPage.data.total / 12)),
      });
      const secondIds =
        firstPage.data.pages === 1 ? [] : listIds((await fetchList(kind, '?page=2', saving)).data);
      expect([...listIds(firstPage.data), ...secondIds]).toEqual(listIds(fullPage.data));
      // A cache must store both variants.
      expect(fullPage.vary).toContain('save-data');
    },
  );

  test('per_page overrides Save-Data and must be 12 or 24', async () => {
    expect((await fetchList('tractors', '?per_page=24', { 'save-data': 'on' })).data.per_page).toBe(
      24,
    );
    expect((await fetchList('tractors', '?per_page=12')).data.per_page).toBe(12);
    expect((await fetchList('tractors', '?per_page=1000')).statusCode).toBe(400);
  });
});
