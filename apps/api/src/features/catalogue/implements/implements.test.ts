import {
  type ImplementsPage,
  implementsResponse,
  implementTypeResponse,
  implementTypesResponse,
} from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

describe.each(selectOneDatabase())('implements on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const get = async (url: string) => {
    const response = await api.app.inject(url);
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const getPage = async (query: string): Promise<ImplementsPage> => {
    const { status, body } = await get(`/api/v1/implements${query}`);
    expect(status).toBe(200);
    return implementsResponse.parse(body).data;
  };

  test('lists types in sort order, each with its number of implements', async () => {
    const { body } = await get('/api/v1/implement-types');
    const { data } = implementTypesResponse.parse(body);
    expect(data.map((type) => [type.slug, type.implement_count])).toEqual([
      ['rotavator', 50],
      ['plough', 3],
      ['baler', 0],
    ]);
  });

  test('lets caches store the types for one minute', async () => {
    const { headers } = await get('/api/v1/implement-types');
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  });

  test.each(['en', 'hi', 'gu', 'mr'])('returns a type of implement in %s', async (language) => {
    const { body } = await get(`/api/v1/implement-types/rotavator?language=${language}`);
    const { data } = implementTypeResponse.parse(body);
    expect(data.name.language).toBe(language);
    expect(data.name.text === 'rotavator').toBe(language === 'en');
  });

  test('returns an untranslated text in English with the language code "en"', async () => {
    const { body } = await get('/api/v1/implement-types/plough?language=gu');
    expect(body.data.description).toEqual({ text: 'Turns soil', language: 'en' });
    expect(body.data.name.language).toBe('gu');
  });

  test('returns an uncached 404 for an unknown type of implement', async () => {
    const { status, body, headers } = await get('/api/v1/implement-types/hovercraft');
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      code: 'NOT_FOUND',
      reason: 'resource_missing',
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('lists every implement once in pages of 24', async () => {
    const pages = [await getPage(''), await getPage('?page=2'), await getPage('?page=3')];
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 5]);
    expect(pages[2]).toMatchObject({ total: 53, page: 3, pages: 3, per_page: 24 });
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(53);
  });

  test('returns 404 with a reason for a page after the last one', async () => {
    const { status, body } = await get('/api/v1/implements?page=4');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      message: 'This list has no such page. Please go back to the first page.',
      reason: 'page_over',
    });
  });

  test('reports one page for an empty list and rejects its second page', async () => {
    expect(await getPage('?type=baler')).toMatchObject({ items: [], total: 0, page: 1, pages: 1 });
    expect((await get('/api/v1/implements?type=baler&page=2')).status).toBe(404);
  });

  test('filters by a type and several brands together', async () => {
    const { items, total } = await getPage('?type=rotavator&brand=khedut');
    expect(total).toBe(25);
    expect(items.every((item) => item.brand_slug === 'khedut')).toBe(true);
    expect((await getPage('?type=plough&brand=khedut&brand=fieldking')).total).toBe(3);
  });

  test('counts the values of a facet with all filters except the filter of this facet', async () => {
    const { facets } = await getPage('?type=plough&brand=khedut');
    const toCounts = (facet: { slug: string; count: number }[] = []) =>
      Object.fromEntries(facet.map(({ slug, count }) => [slug, count]));
    // A selected value without results stays in its facet, so that a visitor can remove the filter.
    expect(toCounts(facets.type)).toEqual({ rotavator: 25, plough: 0 });
    expect(toCounts(facets.brand)).toEqual({ fieldking: 3, khedut: 0 });
    expect(toCounts((await getPage('')).facets.brand)).toEqual({ fieldking: 28, khedut: 25 });
  });

  test("returns facets in the request's language", async () => {
    const { facets } = await getPage('?language=hi');
    expect(facets.type?.[0]?.name).toEqual({ text: 'rotavator हि', language: 'hi' });
    expect(facets.brand?.[1]?.name).toEqual({ text: 'Khedut', language: 'en' });
  });

  test.each([
    ['?type=hovercraft', 'type_unknown', {}],
    ['?brand=fieldking&brand=acme', 'brand_unknown', {}],
    ['?page=0', 'invalid_url', { page: 'field_wrong' }],
    ['?page=1&page=2', 'invalid_url', { page: 'field_wrong' }],
    ['?sort=price', 'invalid_url', { sort: 'field_wrong' }],
    ['?language=fr', 'invalid_url', { language: 'field_wrong' }],
    ["?type=a'b", 'type_unknown', {}],
    [`?brand=${'a'.repeat(201)}`, 'invalid_url', { brand: 'field_wrong' }],
    [`?${'brand=fieldking&'.repeat(41)}`, 'invalid_url', { brand: 'field_wrong' }],
  ])(
    'rejects %s with 400, a reason and the malformed fields',
    async (query, reason, validationErrors) => {
      const { status, body } = await get(`/api/v1/implements${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST', reason });
      expect(body.faults ?? {}).toEqual(validationErrors);
    },
  );

  test('ignores unknown query parameters', async () => {
    expect((await getPage('?utm_source=x&colour=red')).total).toBe(53);
  });

  test('sorts by popularity, name or power, with unknown power last', async () => {
    const listFirstModels = ({ items }: ImplementsPage) =>
      items.map(({ model }) => model).slice(0, 3);
    expect(listFirstModels(await getPage(''))).toEqual(['Model 1', 'Model 2', 'Model 3']);
    expect(listFirstModels(await getPage('?sort=name'))).toEqual(['Model 1', 'Model 3', 'Model 5']);
    const byPower = await getPage('?sort=power&type=plough');
    expect(byPower.items.map((item) => item.required_hp_min)).toEqual([41, 42, null]);
  });

  const listPloughs = async () => (await getPage('?type=plough&sort=name&language=hi')).items;

  test('returns the status "missing" or "hidden" instead of a price', async () => {
    const items = await listPloughs();
    expect(items.map((item) => [item.model, item.price])).toEqual([
      ['Model 51', 'missing'],
      ['Model 52', 'missing'],
      ['Model 53', 'hidden'],
    ]);
  });

  test('returns the picture and the key facts of an implement', async () => {
    const items = await listPloughs();
    expect(items[0]?.picture).toEqual({
      kind: 'implement',
      id: 'plough--model-51',
      view: 'side',
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      alt: { text: 'Fieldking हि Model 51, plough हि', language: 'hi' },
    });
    expect(items[0]?.key_facts).toEqual([{ label_key: 'tynes', value: '9' }]);
  });

  test('returns the alternative text of a picture in English if a part is not translated', async () => {
    const { items } = await getPage('?brand=khedut&language=hi');
    expect(items[0]?.picture.alt).toEqual({ text: 'Khedut Model 2, rotavator', language: 'en' });
  });
});
