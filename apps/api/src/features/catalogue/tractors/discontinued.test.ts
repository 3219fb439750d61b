import { ALERT_MESSAGES } from '@tractor-haat/api-client';
import {
  comparedResponse,
  homeSearchResponse,
  makerBrandResponse,
  makerBrandsResponse,
  NAME_MESSAGES,
  sitemapSectionResponse,
  tractorModelsResponse,
  tractorNamesResponse,
  tractorResponse,
  tractorsResponse,
} from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import {
  exportCommand,
  type ImportResult,
  importCommand,
} from '../../../commands/import/import-command.ts';
import { createCatalogueFolder } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases, type TestDatabase } from '../../../testing/databases.ts';
import { tractors } from '../products/tables.ts';

/** The first of the three discontinued tractors in the content, which are all of the brand Force. */
const BALWAN_SLUG = 'force-balwan-450';
const FORCE_SLUGS = [BALWAN_SLUG, 'force-orchard-mini', 'force-sanman-5000'];
const SOURCE =
  'https://www.newindianexpress.com/business/2024/Mar/30/force-motors-to-shut-down-tractor-unit-from-march-31';

function setUpCatalogueApi(database: TestDatabase) {
  let api: TestApi;
  let id = 0;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
    const { db } = api.connection;
    const [row] = await db.select().from(tractors).where(eq(tractors.slug, BALWAN_SLUG));
    id = row?.id ?? 0;
  });
  afterAll(() => api.close());
  const get = async (url: string) => {
    const response = await api.app.inject(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json();
  };
  const post = async (url: string, payload: object) => {
    const response = await api.app.inject({ method: 'POST', url, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const listTractorSlugs = async (query: string) =>
    tractorNamesResponse
      .parse(await get(`/api/v1/tractor-names${query}`))
      .data.map(({ slug }) => slug);
  return { get, post, listTractorSlugs, getBalwanId: () => id, getDb: () => api.connection.db };
}

describe.each(selectDatabases())('discontinued tractors on $name', (database) => {
  const { get, post, listTractorSlugs, getBalwanId, getDb } = setUpCatalogueApi(database);
  const getTractorList = async (query: string) =>
    tractorsResponse.parse(await get(`/api/v1/tractors${query}`)).data;

  test('omits discontinued tractors from the list of tractors and its facets', async () => {
    const list = await getTractorList('');
    expect(list.facets.brand?.map(({ slug }) => slug)).not.toContain('force');
    expect(list.facets.series?.filter(({ slug }) => slug.startsWith('force-'))).toEqual([]);
    const forceList = await getTractorList('?brand=force');
    expect([forceList.total, forceList.items]).toEqual([0, []]);
  });

  test('omits discontinued tractors from names, model choices and the counts of brands', async () => {
    const { total } = await getTractorList('');
    const soldNewSlugs = await listTractorSlugs('');
    expect(soldNewSlugs).toHaveLength(total);
    expect(soldNewSlugs.filter((slug) => FORCE_SLUGS.includes(slug))).toEqual([]);
    const models = await get('/api/v1/tractor-models?brand=force');
    expect(tractorModelsResponse.parse(models).data).toEqual([]);
    const brands = makerBrandsResponse.parse(await get('/api/v1/tractor-brands')).data;
    expect(brands.map(({ slug }) => slug)).not.toContain('force');
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('omits discontinued tractors from the search', async () => {
    const { body } = await post('/api/home_search', { query: 'force balwan 450' });
    const urls = homeSearchResponse.parse(body).data.map(({ url }) => url);
    expect(urls.filter((url) => url.includes('/tractor/force-'))).toEqual([]);
  });

  test('lists only the brand of discontinued tractors in the sitemap', async () => {
    const section = sitemapSectionResponse.parse(await get('/api/v1/sitemap/tractors')).data;
    const paths = section.map(({ path }) => path);
    expect(paths).toContain('/tractor/force');
    expect(paths.filter((path) => path.startsWith('/tractor/force-'))).toEqual([]);
  });

  test('returns a discontinued tractor with date and source but without a price', async () => {
    const { data } = tractorResponse.parse(await get(`/api/v1/tractors/${getBalwanId()}`));
    expect(data).toMatchObject({
      slug: BALWAN_SLUG,
      discontinued: { on: '2024-03-31', source: SOURCE },
      price: null,
      price_note: null,
    });
    expect(data.used.map(({ slug }) => slug)).toContain('force-balwan-450-2018');
    expect(data.reviews.summary.count).toBeGreaterThan(0);
  });

  test('lists only tractors that are sold new as similar', async () => {
    const { data } = tractorResponse.parse(await get(`/api/v1/tractors/${getBalwanId()}`));
    expect(data.similar).toHaveLength(4);
    expect(data.similar.filter(({ brand_slug }) => brand_slug === 'force')).toEqual([]);
    const [similarTractor] = data.similar;
    const similarDetail = tractorResponse.parse(
      await get(`/api/v1/tractors/${similarTractor?.id}`),
    ).data;
    expect(similarDetail.discontinued).toBeNull();
    expect(similarDetail.similar.filter(({ brand_slug }) => brand_slug === 'force')).toEqual([]);
  });

  test('lists discontinued tractors on the page of their brand', async () => {
    const brand = makerBrandResponse.parse(await get('/api/v1/tractor-brands/force')).data;
    expect(brand.count).toBe(0);
    expect(brand.discontinued.map(({ slug }) => slug)).toEqual(FORCE_SLUGS);
    expect(brand.discontinued[0]).toMatchObject({
      id: getBalwanId(),
      on: '2024-03-31',
      source: SOURCE,
    });
    const mahindra = makerBrandResponse.parse(await get('/api/v1/tractor-brands/mahindra')).data;
    expect(mahindra.discontinued).toEqual([]);
  });

  test('lists discontinued tractors for include=discontinued', async () => {
    const include = 'include=discontinued';
    expect(await listTractorSlugs(`?${include}`)).toEqual(expect.arrayContaining(FORCE_SLUGS));
    const models = await get(`/api/v1/tractor-models?brand=force&${include}`);
    expect(tractorModelsResponse.parse(models).data.map(({ slug }) => slug)).toEqual(FORCE_SLUGS);
    const brands = makerBrandsResponse.parse(await get(`/api/v1/tractor-brands?${include}`)).data;
    expect(brands.find(({ slug }) => slug === 'force')?.count).toBe(FORCE_SLUGS.length);
  });

  test('compares a discontinued tractor without a price', async () => {
    const compared = await get(
      `/api/v1/compared-tractors?slug=${BALWAN_SLUG}&slug=mahindra-575-di`,
    );
    const [force, mahindra] = comparedResponse.parse(compared).data.tractors;
    expect(force).toMatchObject({ price: null, discontinued: { on: '2024-03-31' } });
    expect(mahindra?.discontinued).toBeNull();
  });

  const enquiry = {
    name: 'Gita Patel',
    mobile: '9876543210',
    state: 'gujarat',
    district: 'anand',
    tehsil: 'borsad',
    terms: 'on',
  };

  test.each([
    [{ form: 'tractor-on-road', brand: 'force', model: BALWAN_SLUG }, 'model'],
    [{ form: 'tractor-on-road', brand: 'Force', model: 'Balwan 450' }, 'model'],
    [{ form: 'tractor-on-road', brand: 'force', model: 'other' }, 'model'],
    [{ form: 'loan-new', brand: 'force', amount: '400000', tenure_months: '60' }, 'brand'],
    [{ form: 'dealership', brand: 'force' }, 'brand'],
  ])('rejects an enquiry for a new tractor that is discontinued: %j', async (fields, field) => {
    for (const language of LANGUAGES) {
      const { status, body } = await post('/api/enquiry_save', { ...enquiry, ...fields, language });
      expect([status, body]).toMatchObject([
        400,
        {
          success: false,
          faults: { [field]: 'tractor_discontinued' },
          message: NAME_MESSAGES.tractor_discontinued[language],
        },
      ]);
    }
  });

  test('rejects an enquiry with the product id of a discontinued tractor', async () => {
    const fields = { form: 'tractor-on-road', brand: 'mahindra', model: 'mahindra-575-di' };
    const { status, body } = await post('/api/enquiry_save', {
      ...enquiry,
      ...fields,
      product_id: getBalwanId(),
    });
    expect([status, body.faults]).toEqual([400, { product_id: 'tractor_discontinued' }]);
  });

  test('accepts an insurance enquiry for a discontinued tractor', async () => {
    const fields = { form: 'insurance', brand: 'force', model: BALWAN_SLUG, year: '2018' };
    expect((await post('/api/enquiry_save', { ...enquiry, ...fields })).status).toBe(200);
  });

  test.each([BALWAN_SLUG, `/tractor/${BALWAN_SLUG}/`])(
    'rejects a price alert for the discontinued tractor %s',
    async (input) => {
      const product = input.endsWith('/') ? `${input}${getBalwanId()}` : input;
      for (const language of LANGUAGES) {
        const { status, body } = await post('/api/price_alert_save', {
          product,
          mobile: '9876543210',
          terms: 'on',
          language,
        });
        expect([status, body.faults]).toEqual([400, { product: 'alert_discontinued' }]);
        expect(body.message).toBe(ALERT_MESSAGES.alert_discontinued[language]);
      }
    },
  );

  const importBalwan = async (changes: object) => {
    const rows = (await exportCommand(getDb(), { entity: 'tractors' })) as Record<
      string,
      unknown
    >[];
    const row = rows.find(({ slug }) => slug === BALWAN_SLUG);
    return (await importCommand(getDb(), {
      entity: 'tractors',
      rows: [{ ...row, ...changes }],
      dryRun: false,
    })) as ImportResult;
  };

  test('exports the date of discontinuation with its source', async () => {
    const rows = await exportCommand(getDb(), { entity: 'tractors' });
    expect(rows).toContainEqual(
      expect.objectContaining({
        slug: BALWAN_SLUG,
        discontinued_on: '2024-03-31',
        discontinued_source: SOURCE,
      }),
    );
  });

  test('rejects an imported date of discontinuation without a source', async () => {
    const { rowErrors } = await importBalwan({ discontinued_source: null });
    expect(rowErrors).toMatchObject([{ row: 1, field: 'discontinued_source' }]);
  });

  test('lists a tractor as sold new after an import without the date of discontinuation', async () => {
    const current = { discontinued_on: null, discontinued_source: null };
    expect(await importBalwan(current)).toMatchObject({ changed: 1, written: true });
    expect(await listTractorSlugs('')).toContain(BALWAN_SLUG);
    const discontinued = { discontinued_on: '2024-03-31', discontinued_source: SOURCE };
    expect(await importBalwan(discontinued)).toMatchObject({ changed: 1, written: true });
    expect(await listTractorSlugs('')).not.toContain(BALWAN_SLUG);
  });
});
