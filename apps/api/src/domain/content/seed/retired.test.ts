import type { TestApi } from '../../../testing/api.ts';
import { testApi } from '../../../testing/api.ts';
import { bothDatabases, oneDatabase } from '../../../testing/databases.ts';
import { emptyContent, MARK, wholeContent } from '../../../testing/whole-content.ts';
import { seed } from './seed.ts';

jest.setTimeout(60_000);

/** Ends of addresses of single things: ids, and every slug of the test's content. */
const NAMES = [
  ...Array.from({ length: 4 }, (_, place) => String(place + 1)),
  ...['mahindra', 'swaraj', 'mrf', 'rotavator', 'fieldking', 'mahindra-575-di'],
  ...['video-1', 'a-reel', 'first', 'post-1', 'one-after-the-other', 'tractors', 'implements'],
  ...['tyres', 'used', 'comparisons', 'posts', 'videos', 'questions', 'dealers', 'hi.xml'],
];

/** Look-ups by POST, or with a required query. */
const LOOKUPS: readonly (readonly [string, object])[] = [
  ['/api/home_search', { query: MARK }],
  ['/api/implement_type_brand_list', { implement_type: 'rotavator' }],
  ['/api/implement_brand_modals', { implement_type: 'rotavator', brand_name: 'fieldking' }],
  ['/api/tyre_modal', { brand_name: 'mrf' }],
  ['/api/suggested_implement', { product_id: 1, brand_name: 'fieldking' }],
  ['/api/suggested_dealer_list', { state: 'uttar-pradesh', district: 'meerut', brand: 'mahindra' }],
];
const QUERIES = [
  `/api/v1/search?q=${MARK}`,
  '/api/v1/compared-tractors?slug=mahindra-575-di&slug=swaraj-744-fe',
  '/api/v1/tractor-models?brand=mahindra',
  '/api/v1/dealers?kind=tractor',
  '/api/v1/loan-offers?kind=new',
  '/api/v1/loan-offers?kind=used',
];

/** Retirement writes and is tested on both databases; every address is read on one. */
const [thorough] = oneDatabase();

describe.each(bothDatabases())('retired content on $name', (database) => {
  const isThorough = database.name === thorough.name;
  let api: TestApi;
  let addresses: string[];
  beforeAll(async () => {
    api = await testApi(database, wholeContent());
    const { paths } = (await api.app.inject('/api/docs/json')).json();
    const reads = Object.keys(paths).filter((path) => 'get' in paths[path]);
    addresses = reads.flatMap((path) =>
      path.includes('{') ? NAMES.map((name) => path.replaceAll(/\{\w+\}/g, name)) : [path],
    );
    addresses.push(...QUERIES);
  });
  afterAll(() => api.close());

  /** Every public response that contains the marked content, by address. */
  async function showing(): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    if (!isThorough) return found;
    for (const url of addresses) {
      const { body, statusCode } = await api.app.inject(url);
      if (body.includes(MARK)) found.set(url, statusCode);
    }
    for (const [url, payload] of LOOKUPS) {
      const { body, statusCode } = await api.app.inject({ method: 'POST', url, payload });
      if (body.includes(MARK)) found.set(url, statusCode);
    }
    return found;
  }
  const sitemap = async () => {
    const sections = NAMES.map((name) => api.app.inject(`/api/v1/sitemap/${name}`));
    const pages = (await Promise.all(sections)).filter(({ statusCode }) => statusCode === 200);
    return pages.flatMap((page) => page.json().data.map(({ path }: { path: string }) => path));
  };
  const statusOf = async (url: string) => (await api.app.inject(url)).statusCode;

  test('is in no list, detail, search or sitemap, and its pages return 410', async () => {
    const details = ['tractors/1', 'tyres/1', 'implements/1', 'used-tractors/1'];
    expect((await sitemap()).length).toBeGreaterThan(20);
    // Proves that the test would detect the content afterwards.
    if (isThorough) {
      const before = [...(await showing()).keys()];
      expect(before.length).toBeGreaterThan(50);
      expect(before).toEqual(expect.arrayContaining(details.map((one) => `/api/v1/${one}`)));
    }
    expect(await seed(api.connection.db, emptyContent())).toBe('written');
    expect(await showing()).toEqual(new Map());
    expect(await sitemap()).toEqual([]);
    for (const one of details) expect([one, await statusOf(`/api/v1/${one}`)]).toEqual([one, 410]);
    expect(await statusOf('/api/v1/posts/post-1')).toBe(404);
  });

  test('restores retired rows under the same ids when content has them again', async () => {
    expect(await seed(api.connection.db, wholeContent())).toBe('written');
    for (const one of ['tractors/1', 'tyres/1', 'implements/1', 'used-tractors/1', 'questions/1']) {
      expect([one, await statusOf(`/api/v1/${one}`)]).toEqual([one, 200]);
    }
  });
});
