import {
  dealersResponse,
  type Facet,
  implementResponse,
  powerBandsResponse,
  type TractorsPage,
  tractorNamesResponse,
  tractorResponse,
  tractorsResponse,
  tyreResponse,
  tyresResponse,
  usedDetailResponse,
  usedResponse,
} from '@tractor-haat/api-client/contract';
import { createCatalogueFolder, readProjectCatalogue } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

/** Fails if the filter has fewer than two values, because one value would not test the filter. */
function getFacetValues({ facets }: TractorsPage, filter: string): Facet[] {
  const values = facets[filter] ?? [];
  expect([filter, values.length > 1]).toEqual([filter, true]);
  return values;
}

describe.each(selectOneDatabase())('reading the catalogue on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
  });
  afterAll(() => api.close());

  const get = async (url: string) => {
    const response = await api.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };
  const listTractors = async (query: string): Promise<TractorsPage> => {
    const { status, body } = await get(`/api/v1/tractors${query}`);
    expect(status).toBe(200);
    return tractorsResponse.parse(body).data;
  };

  test('lists every tractor once over all pages, and once in the list of its brand', async () => {
    const firstPage = await listTractors('');
    const pages = await Promise.all(
      Array.from({ length: firstPage.pages }, (_, index) => listTractors(`?page=${index + 1}`)),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(firstPage.total);
    const brands = getFacetValues(firstPage, 'brand');
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(firstPage.total);
    for (const { slug, count } of brands) {
      const { items, total } = await listTractors(`?brand=${slug}`);
      expect([slug, total]).toEqual([slug, count]);
      expect(items.every(({ brand_slug }) => brand_slug === slug)).toBe(true);
    }
  });

  test('the count of each power band and budget equals the total of the list with these filters', async () => {
    const { body } = await get('/api/v1/tractor-powers?language=hi');
    const bands = powerBandsResponse.parse(body).data;
    expect(bands.length).toBeGreaterThan(3);
    for (const { slug, count, budgets } of bands) {
      expect((await listTractors(`?hp=${slug}`)).total).toBe(count);
      for (const budget of budgets) {
        expect((await listTractors(`?hp=${slug}&price=${budget.slug}`)).total).toBe(budget.count);
      }
    }
  });

  test('the count of each facet value equals the total of the list with this value', async () => {
    const page = await listTractors('?drive=2wd&hp=41-50');
    for (const { slug, count } of getFacetValues(page, 'price')) {
      expect((await listTractors(`?drive=2wd&hp=41-50&price=${slug}`)).total).toBe(count);
    }
    const powers = getFacetValues(page, 'hp');
    expect(powers.find(({ slug }) => slug === '41-50')?.count).toBe(page.total);
    for (const { slug, count } of powers) {
      expect((await listTractors(`?drive=2wd&hp=${slug}`)).total).toBe(count);
    }
  });

  test('names a series by its brand in the language of the request', async () => {
    const series = getFacetValues(await listTractors('?language=hi'), 'series');
    const deereSeries = series.find(({ slug }) => slug === 'john-deere-d');
    expect(deereSeries?.name).toEqual({ text: 'जॉन डियर D', language: 'hi' });
  });

  test('counts the tractors of each series, which are all of one brand', async () => {
    const series = getFacetValues(await listTractors('?language=hi'), 'series');
    for (const { slug, count } of series) {
      const { items, total } = await listTractors(`?series=${slug}`);
      expect([slug, total]).toEqual([slug, count]);
      expect(new Set(items.map(({ brand_slug }) => brand_slug)).size).toBe(1);
    }
  });

  test('sorts tractors without a price last in both directions', async () => {
    for (const sort of ['price', 'price-desc']) {
      const { pages } = await listTractors(`?sort=${sort}`);
      const allPages = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          listTractors(`?sort=${sort}&page=${index + 1}`),
        ),
      );
      const prices = allPages.flatMap(({ items }) =>
        items.map(({ price }) => price?.min_inr ?? null),
      );
      const publicPrices = prices.filter((price) => price !== null);
      expect(prices.slice(0, publicPrices.length)).toEqual(publicPrices);
      const direction = sort === 'price' ? 1 : -1;
      expect(publicPrices).toEqual([...publicPrices].sort((a, b) => direction * (a - b)));
    }
  });

  test('sorts models by number, so that 241 DI precedes 1035 DI', async () => {
    const { items } = await listTractors('?brand=massey-ferguson&sort=name');
    const ids = items.map(({ id }) => id);
    const numbers = items.map(({ model }) => Number.parseInt(model, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const { body: names } = await get('/api/v1/tractor-names');
    const models = items.map(({ model }) => model);
    const matches = tractorNamesResponse.parse(names).data.filter(({ id }) => ids.includes(id));
    expect(matches.map(({ model }) => model)).toEqual(models);
    const { body: choices } = await get('/api/v1/tractor-models?brand=massey-ferguson');
    expect(choices.data.map(({ model }: { model: string }) => model)).toEqual(models);
  });

  test('names the cheapest and the strongest tractor of a list as highlights', async () => {
    const { highlights, items } = await listTractors('?brand=swaraj&sort=price');
    expect(highlights.cheapest?.id).toBe(items[0]?.id);
    expect(highlights.strongest?.hp).toBe(Math.max(...items.map(({ hp }) => hp ?? 0)));
  });

  test.each([
    ['brand=nobody', 'This brand is not in our list. Please choose it again.'],
    ['series=nothing', 'This series is not in our list.'],
    ["brand=a'--", 'This brand is not in our list.'],
  ])('returns 400 with a reason for %s', async (query, reason) => {
    const { status, body } = await get(`/api/v1/tractors?${query}`);
    expect(status).toBe(400);
    expect(body.message).toContain(reason);
  });

  test.each(['price=abc', 'page=0', 'page=1000000000', 'sort=drop'])(
    'returns 400 with the invalid field for %s',
    async (query) => {
      const { status, body } = await get(`/api/v1/tractors?${query}`);
      expect(status).toBe(400);
      const [field = ''] = query.split('=');
      expect(body).toMatchObject({ reason: 'invalid_url', faults: { [field]: 'field_wrong' } });
    },
  );

  test('returns a tractor with similar tractors, fitting tyres, reviews and dealers', async () => {
    const { items } = await listTractors('?brand=mahindra&sort=popular');
    const { body } = await get(`/api/v1/tractors/${items[0]?.id}?language=hi`);
    const { data } = tractorResponse.parse(body);
    expect(data.brand_name).toEqual({ text: 'महिंद्रा', language: 'hi' });
    expect(data.similar).toHaveLength(4);
    expect(data.tyres.length).toBeGreaterThan(0);
    expect(data.reviews.summary.count).toBe(data.reviews.summary.histogram.reduce((a, b) => a + b));
    expect(data.reviews.summary.demo).toBe(true);
    expect(data.dealers.every(({ phone }) => phone.startsWith('00000 '))).toBe(true);
    const sizes = [...data.rear_tyres, ...data.front_tyres];
    expect(data.tyres.every(({ size }) => sizes.includes(size))).toBe(true);
  });

  test('omits hidden prices from a list of tractors', async () => {
    const tractors = readProjectCatalogue().get('tractors') ?? [];
    const hiddenPriceRows = tractors.filter((row) => !row.show_price && row.price_min_inr !== null);
    expect(hiddenPriceRows.length).toBeGreaterThan(0);
    const { facets: _, ...page } = await listTractors('?brand=sonalika');
    for (const row of hiddenPriceRows) {
      expect(JSON.stringify(page)).not.toContain(String(row.price_min_inr));
    }
  });

  test.each(['tractors', 'tyres', 'used-tractors', 'implements'])(
    'returns 404 for an unknown id in %s',
    async (kind) => {
      const { status, body } = await get(`/api/v1/${kind}/999999`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('lists tyres in the sizes of a tractor, and the tractor for such a tyre', async () => {
    const { items } = await listTractors('?brand=mahindra&sort=popular');
    const { body } = await get(`/api/v1/tyres?tractor=${items[0]?.id}`);
    const { data } = tyresResponse.parse(body);
    expect(data.tractor?.name).toBe('Mahindra 575 DI');
    expect(new Set(data.items.map(({ size }) => size))).toEqual(
      new Set(['6.00-16', '13.6-28', '14.9-28']),
    );
    const tyre = tyreResponse.parse((await get(`/api/v1/tyres/${data.items[0]?.id}`)).body).data;
    expect(tyre.fits.some(({ model }) => model === '575 DI')).toBe(true);
  });

  const listUsedByPrice = async () =>
    usedResponse.parse((await get('/api/v1/used-tractors?sort=price')).body).data;

  test('sorts used tractors by price', async () => {
    const { items, total } = await listUsedByPrice();
    expect(total).toBe(60);
    const prices = items.map(({ price_inr }) => price_inr);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('marks a used tractor of the content as a demonstration', async () => {
    const { items } = await listUsedByPrice();
    const { body } = await get(`/api/v1/used-tractors/${items[0]?.id}`);
    expect(usedDetailResponse.parse(body).data.demo).toBe(true);
  });

  const getImplement = async () =>
    implementResponse.parse((await get('/api/v1/implements/1')).body).data;

  test('omits the price of an implement', async () => {
    expect(JSON.stringify(await getImplement())).not.toContain('price_min_inr');
  });

  test('lists only tractors with enough power for an implement', async () => {
    const data = await getImplement();
    for (const { hp } of data.tractors)
      expect(hp).toBeGreaterThanOrEqual(data.required_hp_min ?? 0);
  });

  test('lists dealers by kind and brand', async () => {
    const { body } = await get('/api/v1/dealers?kind=tyre&brand=mrf');
    const { data } = dealersResponse.parse(body);
    expect(data.total).toBeGreaterThan(0);
    for (const dealer of data.items)
      expect(dealer).toMatchObject({ kind: 'tyre', brand_slug: 'mrf' });
  });
});
