import {
  type UsedDetail,
  usedDetailResponse,
  usedResponse,
} from '@tractor-haat/api-client/contract';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

describe.each(selectOneDatabase())('district names on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, projectContent);
  });
  afterAll(() => api.close());

  const get = async (url: string) => (await api.app.inject(url)).json();
  const listUsed = async (query: string) =>
    usedResponse.parse(await get(`/api/v1/used-tractors?${query}`)).data.items;

  test('returns the district of a used tractor in the language of the request', async () => {
    const english = await listUsed('state=punjab&language=en');
    const hindi = await listUsed('state=punjab&language=hi');
    const index = english.findIndex(({ district }) => district === 'Patiala');
    expect(hindi[index]).toMatchObject({ id: english[index]?.id, district: 'पटियाला' });
    const body = await get(`/api/v1/used-tractors/${english[index]?.id}?language=hi`);
    const detail: UsedDetail = usedDetailResponse.parse(body).data;
    expect(detail.district).toBe('पटियाला');
  });

  test.each([
    ['hi', /^[\p{Script=Devanagari} ]+$/u],
    ['gu', /^[\p{Script=Gujarati} ]+$/u],
    ['mr', /^[\p{Script=Devanagari} ]+$/u],
  ])('returns districts of Karnataka in the script of %s', async (language, scriptPattern) => {
    const [tractor] = await listUsed(`state=karnataka&language=${language}`);
    expect(tractor?.district).toMatch(scriptPattern);
  });

  test('returns the present name for a district that is stored under its former name', async () => {
    const items = await listUsed('state=andhra-pradesh&language=hi');
    expect(items.map(({ district }) => district)).toContain('अनंतपुरमु');
    for (const { district } of items) expect(district).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  });

  test('returns the district of a reviewer in the language of the request', async () => {
    const { data } = await get('/api/v1/reviews?language=hi');
    expect(JSON.stringify(data.items)).toMatch(/"district":"[\u0900-\u097F ]+"/);
  });
});
