import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases, selectOneDatabase } from '../../../testing/databases.ts';
import {
  createEmptyContentFolder,
  createWholeContentFolder,
  TEXT_MARKER,
} from '../../../testing/whole-content.ts';
import { seed } from './import-content.ts';

jest.setTimeout(60_000);

/** The test inserts each of these ids, slugs and section names into every parameter of the API paths. */
const PATH_VALUES = [
  ...Array.from({ length: 4 }, (_, index) => String(index + 1)),
  ...['mahindra', 'swaraj', 'mrf', 'rotavator', 'fieldking', 'mahindra-575-di'],
  ...['video-1', 'a-reel', 'first', 'post-1', 'one-after-the-other', 'tractors', 'implements'],
  ...['tyres', 'used', 'comparisons', 'posts', 'videos', 'questions', 'dealers', 'hi.xml'],
];

const LOOKUPS: readonly (readonly [url: string, payload: object])[] = [
  ['/api/home_search', { query: TEXT_MARKER }],
  ['/api/implement_type_brand_list', { implement_type: 'rotavator' }],
  ['/api/implement_brand_modals', { implement_type: 'rotavator', brand_name: 'fieldking' }],
  ['/api/tyre_modal', { brand_name: 'mrf' }],
  ['/api/suggested_implement', { product_id: 1, brand_name: 'fieldking' }],
  ['/api/suggested_dealer_list', { state: 'uttar-pradesh', district: 'meerut', brand: 'mahindra' }],
];
const QUERIES = [
  `/api/v1/search?q=${TEXT_MARKER}`,
  '/api/v1/compared-tractors?slug=mahindra-575-di&slug=swaraj-744-fe',
  '/api/v1/tractor-models?brand=mahindra',
  '/api/v1/dealers?kind=tractor',
  '/api/v1/loan-offers?kind=new',
  '/api/v1/loan-offers?kind=used',
];

const [urlDatabase] = selectOneDatabase();

describe.each(selectDatabases())('retired content on $name', (database) => {
  // Requesting all URLs is slow, so it is done with one database.
  const shouldReadUrls = database.name === urlDatabase.name;
  let api: TestApi;
  let urls: string[];
  beforeAll(async () => {
    api = await createTestApi(database, createWholeContentFolder());
    const { paths } = (await api.app.inject('/api/docs/json')).json();
    const pathsWithGet = Object.keys(paths).filter((path) => 'get' in paths[path]);
    urls = pathsWithGet.flatMap((path) =>
      path.includes('{') ? PATH_VALUES.map((name) => path.replaceAll(/\{\w+\}/g, name)) : [path],
    );
    urls.push(...QUERIES);
  });
  afterAll(() => api.close());

  async function findMarkedResponses(): Promise<Map<string, number>> {
    const statusByUrl = new Map<string, number>();
    if (!shouldReadUrls) return statusByUrl;
    for (const url of urls) {
      const { body, statusCode } = await api.app.inject(url);
      if (body.includes(TEXT_MARKER)) statusByUrl.set(url, statusCode);
    }
    for (const [url, payload] of LOOKUPS) {
      const { body, statusCode } = await api.app.inject({ method: 'POST', url, payload });
      if (body.includes(TEXT_MARKER)) statusByUrl.set(url, statusCode);
    }
    return statusByUrl;
  }
  const listSitemapPaths = async () => {
    const sections = PATH_VALUES.map((name) => api.app.inject(`/api/v1/sitemap/${name}`));
    const pages = (await Promise.all(sections)).filter(({ statusCode }) => statusCode === 200);
    return pages.flatMap((page) => page.json().data.map(({ path }: { path: string }) => path));
  };
  const getStatus = async (url: string) => (await api.app.inject(url)).statusCode;

  test('omits retired content from all responses and returns 410 for its pages', async () => {
    const detailPaths = ['tractors/1', 'tyres/1', 'implements/1', 'used-tractors/1'];
    expect((await listSitemapPaths()).length).toBeGreaterThan(20);
    // Checks that the content is visible before it is retired.
    if (shouldReadUrls) {
      const before = [...(await findMarkedResponses()).keys()];
      expect(before.length).toBeGreaterThan(50);
      expect(before).toEqual(expect.arrayContaining(detailPaths.map((path) => `/api/v1/${path}`)));
    }
    expect(await seed(api.connection.db, createEmptyContentFolder())).toBe('written');
    expect(await findMarkedResponses()).toEqual(new Map());
    expect(await listSitemapPaths()).toEqual([]);
    for (const path of detailPaths)
      expect([path, await getStatus(`/api/v1/${path}`)]).toEqual([path, 410]);
    expect(await getStatus('/api/v1/posts/post-1')).toBe(404);
  });

  test('restores retired rows under the same ids when the content contains them again', async () => {
    expect(await seed(api.connection.db, createWholeContentFolder())).toBe('written');
    for (const path of [
      'tractors/1',
      'tyres/1',
      'implements/1',
      'used-tractors/1',
      'questions/1',
    ]) {
      expect([path, await getStatus(`/api/v1/${path}`)]).toEqual([path, 200]);
    }
  });
});
