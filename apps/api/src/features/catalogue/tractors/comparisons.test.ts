import {
  comparedResponse,
  comparisonsResponse,
  roadChargesResponse,
  tractorFactsResponse,
  tractorNamesResponse,
} from '@tractor-haat/api-client/contract';
import { createCatalogueFolder, readProjectCatalogue } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { CATALOGUE_ENTITIES } from '../../content/catalogue-rows/catalogue-entities.ts';
import { checkRows } from '../../content/catalogue-rows/entity.ts';
import { states } from '../places/tables.ts';

const COMPARED_SLUGS = ['swaraj-744-fe', 'mahindra-575-di'] as const;

describe.each(selectOneDatabase())('comparisons and road charges on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
    const gujarat = {
      slug: 'gujarat',
      kind: 'state' as const,
      name: { en: 'Gujarat', hi: 'गुजरात', gu: 'ગુજરાત', mr: 'गुजरात' },
      aliases: [],
    };
    await api.connection.db.insert(states).values(gujarat).onConflictDoNothing();
  });
  afterAll(() => api.close());

  const get = async (url: string) => {
    const response = await api.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };
  const getComparison = async (slugs: readonly string[], language = 'en') => {
    const query = slugs.map((slug) => `slug=${slug}`).join('&');
    return get(`/api/v1/compared-tractors?${query}&language=${language}`);
  };

  test('returns the same comparison for its tractors in any order', async () => {
    const [sorted, reversed] = await Promise.all([
      getComparison(COMPARED_SLUGS),
      getComparison([...COMPARED_SLUGS].reverse()),
    ]);
    expect(sorted.status).toBe(200);
    expect(sorted.body).toEqual(reversed.body);
    const { tractors } = comparedResponse.parse(sorted.body).data;
    expect(tractors.map(({ slug }) => slug)).toEqual([...COMPARED_SLUGS].sort());
  });

  test('returns a picture of a comparison that the API can draw', async () => {
    const { body } = await getComparison(COMPARED_SLUGS);
    const { kind, id, view } = comparedResponse.parse(body).data.picture;
    expect((await api.app.inject(`/img/${kind}/${id}/${view}-1200.jpg`)).statusCode).toBe(200);
  });

  test('lists at most one implement per type for a compared tractor, in the language of the request', async () => {
    const { body } = await getComparison(COMPARED_SLUGS, 'hi');
    const { tractors } = comparedResponse.parse(body).data;
    for (const { hp, implements: fitting, dealers, dealer_count } of tractors) {
      expect(new Set(fitting.map(({ type_slug }) => type_slug)).size).toBe(fitting.length);
      expect(fitting.length).toBeGreaterThan(0);
      expect(fitting.every(({ type_name }) => type_name.language === 'hi')).toBe(true);
      expect(hp).toBeGreaterThan(0);
      expect(dealers.length).toBeLessThanOrEqual(dealer_count);
    }
  });

  test('omits prices of implements from a comparison', async () => {
    const { body } = await getComparison(COMPARED_SLUGS, 'hi');
    expect(JSON.stringify(body)).not.toMatch(/price_min_inr|price_max_inr/);
  });

  test('omits a hidden price of a tractor from a comparison', async () => {
    const hiddenPriceRow = readProjectCatalogue()
      .get('tractors')
      ?.find((row) => !row.show_price && row.price_min_inr);
    const { body } = await getComparison([COMPARED_SLUGS[0], String(hiddenPriceRow?.slug)]);
    const { tractors } = comparedResponse.parse(body).data;
    expect(tractors.find(({ slug }) => slug === hiddenPriceRow?.slug)?.price).toBeNull();
    expect(JSON.stringify(body)).not.toContain(String(hiddenPriceRow?.price_min_inr));
  });

  test.each([
    ['one tractor', ['mahindra-575-di'], 400],
    ['one tractor twice', ['mahindra-575-di', 'mahindra-575-di'], 400],
    ['five tractors', ['a', 'b', 'c', 'd', 'e'], 400],
    ['an unknown tractor', ['mahindra-575-di', 'nobody-1'], 404],
    ['a malformed slug', ["a'--", 'b'], 400],
  ])('rejects a comparison of %s', async (_name, slugs, status) => {
    const response = await getComparison(slugs);
    expect([response.status, response.body.success]).toEqual([status, false]);
  });

  test('returns the facts of a tractor by its slug, without price columns', async () => {
    const { body } = await get('/api/v1/tractor-facts/swaraj-744-fe?language=mr');
    const { data } = tractorFactsResponse.parse(body);
    expect([data.slug, data.brand_name.language]).toEqual(['swaraj-744-fe', 'mr']);
    expect(JSON.stringify(body)).not.toMatch(/price_min_inr|show_price/);
  });

  test.each([
    ['nobody', 404],
    ["a'--", 400],
  ])('rejects the slug %s of a tractor with %i', async (slug, status) => {
    expect((await get(`/api/v1/tractor-facts/${slug}`)).status).toBe(status);
  });

  test('lists comparisons in the order of their content file', async () => {
    const rows = readProjectCatalogue().get('comparisons') ?? [];
    const pairs = comparisonsResponse.parse((await get('/api/v1/tractor-comparisons')).body).data;
    expect(pairs).toHaveLength(rows.length);
    const keys = pairs.map(({ tractors }) => tractors.map(({ slug }) => slug).join('-vs-'));
    expect(keys).toEqual(rows.map(({ key }) => key));
  });

  const listChoices = async () => {
    const { body } = await get('/api/v1/tractor-names?language=hi&include=discontinued');
    return tractorNamesResponse.parse(body).data;
  };

  test('lists every tractor, grouped by brand', async () => {
    const choices = await listChoices();
    expect(choices).toHaveLength(readProjectCatalogue().get('tractors')?.length ?? 0);
    const brands = choices.map(({ brand_slug }) => brand_slug);
    const changes = brands.filter((brand, index) => brand !== brands[index - 1]);
    expect(changes).toHaveLength(new Set(brands).size);
    expect(choices[0]?.brand_name.language).toBe('hi');
  });

  test('the id and the slug of a choice identify the same tractor', async () => {
    const [first] = await listChoices();
    const { body: facts } = await get(`/api/v1/tractor-facts/${first?.slug}`);
    expect(tractorFactsResponse.parse(facts).data.id).toBe(first?.id);
  });

  const getCharges = async (query: string) =>
    roadChargesResponse.parse((await get(`/api/v1/road-charges${query}`)).body).data;

  test('returns the road tax of a state and the nationwide amounts of all other charges', async () => {
    const [commonCharges, gujarat] = await Promise.all([
      getCharges(''),
      getCharges('?state=gujarat'),
    ]);
    expect(gujarat.map(({ charge }) => charge)).toEqual(commonCharges.map(({ charge }) => charge));
    expect(commonCharges[0]).toMatchObject({
      charge: 'road-tax',
      min_inr: null,
      min_percent: null,
    });
    expect(gujarat[0]).toMatchObject({ state: 'gujarat', min_percent: 3.5, condition: 'farm-use' });
    expect(gujarat.slice(1)).toEqual(commonCharges.slice(1));
  });

  test.each(['nowhere', "a'--"])('rejects road charges of the state %s with 400', async (state) => {
    expect((await get(`/api/v1/road-charges?state=${state}`)).status).toBe(400);
  });

  test.each([
    ['comparisons', { first: 'a', second: 'a' }, 'second'],
    ['road-charges', { min_inr: 5, max_inr: 4 }, 'max_inr'],
    ['road-charges', { min_inr: 5, max_inr: 5, min_percent: 1, max_percent: 1 }, 'min_percent'],
    ['tractors', { slug: 'swaraj-vs-800' }, 'slug'],
  ])('rejects a row of %s with the invalid values %j', (entityName, changes, field) => {
    const entity = CATALOGUE_ENTITIES.find(({ name }) => name === entityName);
    const row = { ...readProjectCatalogue().get(entityName)?.[0], ...changes };
    if (entity === undefined) throw new Error(`no entity ${entityName}`);
    const { rowErrors } = checkRows(entity, [row], new Map());
    expect(rowErrors.map((rowError) => rowError.field)).toContain(field);
  });
});
