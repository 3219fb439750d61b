import {
  allTypesResponse,
  brandModelsResponse,
  NAME_MESSAGES,
  typeBrandsResponse,
} from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { createImplementRow } from '../../../testing/create-content-folder.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

describe.each(selectOneDatabase())('implement choices on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const post = async (url: string, payload: object) => {
    const response = await api.app.inject({ method: 'POST', url: `/api/${url}`, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const listBrands = async (implement_type: string) =>
    typeBrandsResponse.parse((await post('implement_type_brand_list', { implement_type })).body)
      .data;
  const listModels = async (implement_type: string, brand_name: string) =>
    brandModelsResponse.parse(
      (await post('implement_brand_modals', { implement_type, brand_name })).body,
    ).data;

  const createModelsBody = (brand_name: string) => ({
    implement_type: createImplementRow(1).type,
    brand_name,
  });

  test('resolves the name of each type in every language', async () => {
    for (const language of LANGUAGES) {
      const response = await api.app.inject(`/api/all_implements_type?language=${language}`);
      const { data } = allTypesResponse.parse(response.json());
      expect(data.length).toBeGreaterThan(2);
      for (const { name, slug } of data)
        expect(await listBrands(name)).toEqual(await listBrands(slug));
    }
  });

  test.each(['SOIL MASTER', 'soil_master', ' Soil  Master ', 'Soil Master ગુ', 'soilmaster'])(
    'resolves %j as the brand Soil Master, which has no ploughs',
    async (brand) => {
      expect(await listModels('plough', brand)).toEqual([]);
    },
  );

  test('lists models for a Marathi type name and a Hindi brand name', async () => {
    const models = await listModels('plough म', 'Fieldking हि');
    expect(models.map(({ model }) => model)).toEqual(['Model 51', 'Model 52', 'Model 53']);
  });

  test('returns no brands for a type without implements', async () => {
    expect(await listBrands('baler')).toEqual([]);
  });

  test.each([
    ['implement_type_brand_list', { implement_type: 'hovercraft' }, 'type_unknown'],
    ['implement_type_brand_list', { implement_type: '' }, 'type_required'],
    ['implement_type_brand_list', {}, 'type_required'],
    ['implement_brand_modals', { implement_type: 'x', brand_name: 'khedut' }, 'type_unknown'],
    ['implement_brand_modals', { implement_type: 'plough', brand_name: 'x' }, 'brand_unknown'],
    ['implement_brand_modals', { implement_type: 'plough' }, 'brand_required'],
  ] as const)('%s rejects the body %j with the reason %s', async (endpoint, payload, reason) => {
    for (const language of LANGUAGES) {
      const { status, body } = await post(endpoint, { ...payload, language });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        success: false,
        reason,
        message: NAME_MESSAGES[reason][language],
      });
    }
  });

  test('finds a brand by its name directly after the brand is inserted', async () => {
    const { implementBrands } = await import('../products/tables.ts');
    expect((await post('implement_brand_modals', createModelsBody('Kubota'))).status).toBe(400);
    await api.connection.db.insert(implementBrands).values({
      slug: 'kubota',
      name: { en: 'Kubota', hi: 'कुबोटा' },
      description: { en: 'K' },
      listed: true,
    });
    expect((await post('implement_brand_modals', createModelsBody('कुबोटा'))).body.data).toEqual([]);
  });
});
