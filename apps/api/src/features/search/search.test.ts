import { homeSearchResponse, searchResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectDatabases, selectOneDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createMediaContentFolder } from '../../testing/media-content.ts';
import { createRandom, readRequestsPerEndpoint, readSeed } from '../../testing/random.ts';
import { implementBrands } from '../catalogue/products/tables.ts';
import { videos } from '../content/media/tables.ts';
import { searchTerms, sitePages } from './tables.ts';

function setUpSearchApi(database: TestDatabase) {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createMediaContentFolder());
    await api.connection.db.insert(sitePages).values({
      path: '/about',
      name: { en: 'About us', hi: 'हमारे बारे में', gu: 'અમારા વિશે', mr: 'आमच्याबद्दल' },
    });
  });
  afterAll(() => api.close());

  const postSearch = (payload: unknown, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/home_search',
      payload: payload as object,
      headers,
    });
  const suggest = async (query: string, language?: string) => {
    const response = await postSearch({ query, language });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    return homeSearchResponse.parse(response.json()).data;
  };
  const getSearch = async (query: string) => {
    const response = await api.app.inject(`/api/v1/search?${query}`);
    return { status: response.statusCode, body: response.json() };
  };
  const search = async (query: string) => {
    const { status, body } = await getSearch(query);
    expect(status).toBe(200);
    return searchResponse.parse(body).data;
  };
  return { postSearch, suggest, getSearch, search, getDb: () => api.connection.db };
}

describe.each(selectDatabases())('search after a change on $name', (database) => {
  const { suggest, getDb } = setUpSearchApi(database);

  test('finds inserted and changed rows at once, and deleted rows no longer', async () => {
    const db = getDb();
    expect(await suggest('bhoomiputra')).toEqual([]);
    await db.insert(searchTerms).values({ path: '/about', words: ['bhoomiputra'] });
    expect((await suggest('bhoomiputra'))[0]?.url).toBe('/about');
    await db.delete(searchTerms);
    expect(await suggest('bhoomiputra')).toEqual([]);
    await db
      .update(implementBrands)
      .set({ name: { en: 'Dharti' } })
      .where(eq(implementBrands.slug, 'soil-master'));
    expect((await suggest('dharti'))[0]?.url).toBe('/tractor-implements/soil-master');
    const title = { en: 'Zamindar at work' };
    await db.update(videos).set({ title }).where(eq(videos.slug, 'video-1'));
    expect((await suggest('zamindar')).map(({ kind }) => kind)).toEqual(['video']);
  });
});

describe.each(selectOneDatabase())('search on $name', (database) => {
  const { postSearch, suggest, getSearch, search } = setUpSearchApi(database);

  test('suggests up to eight names with their URLs for a query of at least two characters', async () => {
    expect(await suggest('k')).toEqual([]);
    expect(await suggest(' k ')).toEqual([]);
    const suggestions = await suggest('khe');
    expect(suggestions[0]).toMatchObject({ url: '/tractor-implements/khedut', kind: 'brand' });
    expect(suggestions.length).toBeLessThanOrEqual(8);
  });

  test('returns names and URLs in the language of the request, and marks a name that is only in English', async () => {
    expect((await suggest('fieldking', 'hi'))[0]).toMatchObject({
      url: '/hi/tractor-implements/fieldking',
      language: 'hi',
    });
    expect((await suggest('khedut', 'gu'))[0]).toMatchObject({
      name: 'Khedut implements',
      url: '/gu/tractor-implements/khedut',
      language: 'en',
    });
  });

  test.each([
    ['plough', '/tractor-implements-in-india/plough'],
    ['Post 2', '/tractor-industry-news-blogs/post-2'],
    ['लेख 2', '/tractor-industry-news-blogs/post-2'],
    ['story first', '/web-story-in-india/first'],
    ['a reel', '/tractor-reels-and-shorts/a-reel'],
    ['અમારા વિશે', '/about'],
    ['ours', '/tractors-subsidy-in-india#ours'],
  ])('suggests a page for the query "%s"', async (query, url) => {
    expect((await suggest(query)).map((suggestion) => suggestion.url)).toContain(url);
  });

  test('groups results by kind and paginates the results of a kind', async () => {
    const { total, groups, list } = await search('q=rotavator&language=hi');
    expect(list).toBeNull();
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
    const machines = groups.find(({ kind }) => kind === 'implement');
    expect(machines?.total).toBe(50);
    expect(machines?.items).toHaveLength(6);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search(`q=rotavator&kind=implement&page=${page}`)),
    );
    const urls = pages.flatMap((page) => page.list?.items.map(({ url }) => url) ?? []);
    expect(new Set(urls).size).toBe(50);
    expect((await getSearch('q=rotavator&kind=implement&page=4')).status).toBe(404);
  });

  test('omits prices of implements from the results', async () => {
    const { groups } = await search('q=rotavator');
    const items = groups.flatMap((group) => group.items);
    expect(items.some(({ kind }) => kind === 'implement')).toBe(true);
    expect(items.every(({ price_inr }) => price_inr === null)).toBe(true);
  });

  test('returns an empty result if nothing matches the query', async () => {
    for (const query of ['', 'q=', 'q=a', 'q=xyzzy', 'q=xyzzy&kind=tractor', 'q=%F0%9F%9A%9C']) {
      expect((await search(query)).total).toBe(0);
    }
  });

  test.each([
    ['a body without a query', {}],
    ['a query that is not a string', { query: 12 }],
    ['an array as body', []],
    ['null as body', null],
    ['a query that is too long', { query: 'a'.repeat(201) }],
    ['an unsupported language', { query: 'kubota', language: 'fr' }],
  ])('returns 400 for a search with %s', async (_name, payload) => {
    const response = await postSearch(JSON.stringify(payload), {
      'content-type': 'application/json',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  const seed = readSeed();
  test(`responds without 5xx to random bodies (RANDOM_SEED=${seed} repeats the run)`, async () => {
    const random = createRandom(seed);
    const fragments = [
      'ku',
      'रोट',
      'કુ',
      ' ',
      '\u0000',
      '\ud83d',
      '्',
      '़',
      '5',
      '13.6',
      '%',
      "'",
      '-',
      '.',
    ];
    const contentTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
    for (let count = 0; count < readRequestsPerEndpoint(); count += 1) {
      const query = Array.from({ length: random.below(40) }, () => random.pick(fragments)).join('');
      const fullBody = JSON.stringify(
        random.pick<unknown>([
          { query },
          { query, language: 'hi' },
          { query: [query] },
          [query],
          query,
        ]),
      );
      const payload =
        random.below(4) === 0 ? fullBody.slice(0, random.below(fullBody.length + 1)) : fullBody;
      const response = await postSearch(payload, { 'content-type': random.pick(contentTypes) });
      expect([response.statusCode < 500, payload]).toEqual([true, payload]);
    }
  });
});
