import { sitemapResponse, sitemapSectionResponse } from '@tractor-haat/api-client/contract';
import { createCatalogueFolder } from '../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';

describe.each(selectOneDatabase())('sitemap on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
  });
  afterAll(() => api.close());

  const get = async (url: string) => (await api.app.inject(url)).json();
  const listEntries = async (name: string) =>
    sitemapSectionResponse.parse(await get(`/api/v1/sitemap/${name}`)).data;

  test('returns the number of URLs and the date of the last change for each section', async () => {
    const { data } = sitemapResponse.parse(await get('/api/v1/sitemap'));
    for (const { section: name, count, changed_on } of data) {
      const entries = await listEntries(name);
      expect([name, entries.length]).toEqual([name, count]);
      expect(new Set(entries.map((entry) => entry.path)).size).toBe(count);
      const days = entries.flatMap((entry) => entry.changed_on ?? []).sort();
      expect(changed_on).toBe(days.at(-1) ?? null);
    }
  });

  test('lists a tractor with the date of its data and a brand with the date of its newest tractor', async () => {
    const entries = await listEntries('tractors');
    const { items } = (await get('/api/v1/tractors?brand=swaraj')).data;
    const days: string[] = [];
    for (const { id, slug } of items) {
      const { as_of } = (await get(`/api/v1/tractors/${id}`)).data;
      days.push(as_of);
      expect(entries).toContainEqual({ path: `/tractor/${slug}/${id}`, changed_on: as_of });
    }
    expect(entries).toContainEqual({ path: '/tractor/swaraj', changed_on: days.sort().at(-1) });
  });

  test('lists the URL of every dealer', async () => {
    const entries = await listEntries('dealers');
    const { items, total } = (await get('/api/v1/dealers?kind=tyre')).data;
    expect(entries.length).toBeGreaterThan(total);
    for (const { slug, id } of items)
      expect(entries).toContainEqual({ path: `/dealer/${slug}/${id}`, changed_on: null });
  });

  test('lists each comparison with the date of its newer tractor', async () => {
    const entries = await listEntries('comparisons');
    const pairs = (await get('/api/v1/tractor-comparisons')).data;
    expect(pairs.length).toBeGreaterThan(3);
    for (const { tractors } of pairs) {
      const days: string[] = [];
      for (const { id } of tractors) days.push((await get(`/api/v1/tractors/${id}`)).data.as_of);
      const slugs: string[] = tractors.map(({ slug }: { slug: string }) => slug);
      expect(entries).toContainEqual({
        path: `/compare-tractors/${slugs.sort().join('-vs-')}`,
        changed_on: days.sort().at(-1),
      });
    }
  });

  test('rejects an unknown section with 400', async () => {
    expect((await api.app.inject('/api/v1/sitemap/nothing')).statusCode).toBe(400);
  });

  test('returns an empty page after the last one', async () => {
    expect((await get('/api/v1/sitemap/tractors?page=9')).data).toEqual([]);
  });
});
