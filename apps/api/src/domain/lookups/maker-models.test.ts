import { tractorModelsAnswer, tyreModelsAnswer } from '@tractor-haat/api-client/contract';
import { type TestApi, testApi } from '../../testing/api.ts';
import { catalogueFolder, projectCatalogue } from '../../testing/catalogue-content.ts';
import { oneDatabase } from '../../testing/databases.ts';

describe.each(oneDatabase())('models to choose from on $name', (database) => {
  const content = projectCatalogue();
  const rowsOf = (entity: string, brand: string) =>
    (content.get(entity) ?? []).filter((row) => row.brand === brand);
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, catalogueFolder());
  }, 60_000);
  afterAll(() => api.close());

  const tractors = async (brand: string) => {
    const response = await api.app.inject(`/api/v1/tractor-models?brand=${brand}`);
    return tractorModelsAnswer.parse(response.json()).data;
  };
  const tyres = async (brand_name: string) => {
    const payload = { brand_name };
    const response = await api.app.inject({ method: 'POST', url: '/api/tyre_modal', payload });
    return tyreModelsAnswer.parse(response.json()).data;
  };

  test('the tractors of a brand, each with the number of its page', async () => {
    const models = await tractors('mahindra');
    const known = rowsOf('tractors', 'mahindra');
    expect(known.length).toBeGreaterThan(3);
    expect(models.map(({ slug }) => slug).sort()).toEqual(known.map(({ slug }) => slug).sort());
    const [first] = models;
    const page = await api.app.inject(`/api/v1/tractors/${first?.id}`);
    expect(page.json().data).toMatchObject({ slug: first?.slug, model: first?.model });
  });

  test('the tyres of a brand are told apart by their sizes', async () => {
    const models = await tyres('mrf');
    const known = rowsOf('tyres', 'mrf');
    expect(known.length).toBeGreaterThan(1);
    expect(models.map(({ model }) => model).sort()).toEqual(
      known.map(({ model, size }) => `${model} ${size}`).sort(),
    );
    expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });

  test('an unknown brand has none, and a missing one is refused', async () => {
    expect(await tractors('nobody')).toEqual([]);
    expect(await tyres('nobody')).toEqual([]);
    expect((await api.app.inject('/api/v1/tractor-models')).statusCode).toBe(400);
    const missing = { method: 'POST', url: '/api/tyre_modal', payload: {} } as const;
    expect((await api.app.inject(missing)).statusCode).toBe(400);
  });
});
