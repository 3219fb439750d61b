import {
  NAME_MESSAGES,
  tractorModelsResponse,
  tyreModelsResponse,
} from '@tractor-haat/api-client/contract';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { catalogueFolder, projectCatalogue } from '../../../testing/catalogue-content.ts';
import { oneDatabase } from '../../../testing/databases.ts';

describe.each(oneDatabase())('choices of models on $name', (database) => {
  const content = projectCatalogue();
  const rowsOf = (entity: string, brand: string) =>
    (content.get(entity) ?? []).filter((row) => row.brand === brand);
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, catalogueFolder());
  });
  afterAll(() => api.close());

  const tractors = async (brand: string) => {
    const response = await api.app.inject(`/api/v1/tractor-models?brand=${brand}`);
    return tractorModelsResponse.parse(response.json()).data;
  };
  const tyres = async (brand_name: string) => {
    const payload = { brand_name };
    const response = await api.app.inject({ method: 'POST', url: '/api/tyre_modal', payload });
    return tyreModelsResponse.parse(response.json()).data;
  };

  test('lists the tractors of a brand with their page numbers', async () => {
    const models = await tractors('mahindra');
    const known = rowsOf('tractors', 'mahindra');
    expect(known.length).toBeGreaterThan(3);
    expect(models.map(({ slug }) => slug).sort()).toEqual(known.map(({ slug }) => slug).sort());
    const [first] = models;
    const page = await api.app.inject(`/api/v1/tractors/${first?.id}`);
    expect(page.json().data).toMatchObject({ slug: first?.slug, model: first?.model });
  });

  test('distinguishes the tyres of a brand by size', async () => {
    const models = await tyres('mrf');
    const known = rowsOf('tyres', 'mrf');
    expect(known.length).toBeGreaterThan(1);
    expect(models.map(({ model }) => model).sort()).toEqual(
      known.map(({ model, size }) => `${model} ${size}`).sort(),
    );
    expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });

  test('returns no models for the brand "other"', async () => {
    expect(await tractors('other')).toEqual([]);
    expect(await tyres('other')).toEqual([]);
  });

  test.each(['महिंद्रा', 'મહિન્દ્રા', ' MAHINDRA ', 'Mahindra'])(
    'resolves %s as a brand by its name',
    async (name) => {
      expect(await tractors(encodeURIComponent(name))).toEqual(await tractors('mahindra'));
    },
  );

  test.each(['Good Year', 'Goodyear', 'गुडईयर', 'ગુડયર'])(
    'resolves %s as a tyre brand',
    async (name) => {
      const models = await tyres(name);
      expect(models).toEqual(await tyres('good-year'));
      expect(models.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['/api/v1/tractor-models', 'brand_required'],
    ['/api/v1/tractor-models?brand=', 'brand_required'],
    ['/api/v1/tractor-models?brand=nobody', 'brand_unknown'],
    // A tyre brand has no tractors.
    ['/api/v1/tractor-models?brand=mrf', 'brand_unknown'],
  ] as const)('rejects %s: %s', async (url, reason) => {
    const response = await api.app.inject(`${url}${url.includes('?') ? '&' : '?'}language=mr`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason, message: NAME_MESSAGES[reason].mr });
  });

  test.each([
    [{}, 'brand_required'],
    [{ brand_name: null }, 'brand_required'],
    [{ brand_name: 'nobody' }, 'brand_unknown'],
  ] as const)('rejects tyres of %j: %s', async (payload, reason) => {
    const response = await api.app.inject({ method: 'POST', url: '/api/tyre_modal', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason, message: NAME_MESSAGES[reason].en });
  });
});
