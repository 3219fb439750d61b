import {
  NAME_MESSAGES,
  tractorModelsResponse,
  tyreModelsResponse,
} from '@tractor-haat/api-client/contract';
import { createCatalogueFolder, readProjectCatalogue } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

describe.each(selectOneDatabase())('model choices on $name', (database) => {
  const content = readProjectCatalogue();
  const listContentRows = (entity: string, brand: string) =>
    (content.get(entity) ?? []).filter((row) => row.brand === brand);
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
  });
  afterAll(() => api.close());

  const listTractors = async (brand: string) => {
    const response = await api.app.inject(`/api/v1/tractor-models?brand=${brand}`);
    return tractorModelsResponse.parse(response.json()).data;
  };
  const listTyres = async (brand_name: string) => {
    const payload = { brand_name };
    const response = await api.app.inject({ method: 'POST', url: '/api/tyre_modal', payload });
    return tyreModelsResponse.parse(response.json()).data;
  };

  test('lists the tractors of a brand with the ids of their pages', async () => {
    const models = await listTractors('mahindra');
    const contentRows = listContentRows('tractors', 'mahindra');
    expect(contentRows.length).toBeGreaterThan(3);
    expect(models.map(({ slug }) => slug).sort()).toEqual(
      contentRows.map(({ slug }) => slug).sort(),
    );
    const [firstModel] = models;
    const page = await api.app.inject(`/api/v1/tractors/${firstModel?.id}`);
    expect(page.json().data).toMatchObject({ slug: firstModel?.slug, model: firstModel?.model });
  });

  test('lists the tyres of a brand with their sizes', async () => {
    const models = await listTyres('mrf');
    const contentRows = listContentRows('tyres', 'mrf');
    expect(contentRows.length).toBeGreaterThan(1);
    expect(models.map(({ model }) => model).sort()).toEqual(
      contentRows.map(({ model, size }) => `${model} ${size}`).sort(),
    );
    expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });

  test('returns no models for the brand "other"', async () => {
    expect(await listTractors('other')).toEqual([]);
    expect(await listTyres('other')).toEqual([]);
  });

  test.each(['महिंद्रा', 'મહિન્દ્રા', ' MAHINDRA ', 'Mahindra'])(
    'resolves %j as the tractor brand Mahindra',
    async (name) => {
      expect(await listTractors(encodeURIComponent(name))).toEqual(await listTractors('mahindra'));
    },
  );

  test.each(['Good Year', 'Goodyear', 'गुडईयर', 'ગુડયર'])(
    'resolves %j as the tyre brand Good Year',
    async (name) => {
      const models = await listTyres(name);
      expect(models).toEqual(await listTyres('good-year'));
      expect(models.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['/api/v1/tractor-models', 'brand_required'],
    ['/api/v1/tractor-models?brand=', 'brand_required'],
    ['/api/v1/tractor-models?brand=nobody', 'brand_unknown'],
    // `mrf` is a brand of tyres, not of tractors.
    ['/api/v1/tractor-models?brand=mrf', 'brand_unknown'],
  ] as const)('rejects the request %s with the reason %s', async (url, reason) => {
    const response = await api.app.inject(`${url}${url.includes('?') ? '&' : '?'}language=mr`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason, message: NAME_MESSAGES[reason].mr });
  });

  test.each([
    [{}, 'brand_required'],
    [{ brand_name: null }, 'brand_required'],
    [{ brand_name: 'nobody' }, 'brand_unknown'],
  ] as const)('rejects the tyre request %j with the reason %s', async (payload, reason) => {
    const response = await api.app.inject({ method: 'POST', url: '/api/tyre_modal', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason, message: NAME_MESSAGES[reason].en });
  });
});
