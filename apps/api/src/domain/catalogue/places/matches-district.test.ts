import {
  type UsedDetail,
  usedDetailResponse,
  usedResponse,
} from '@tractor-haat/api-client/contract';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { oneDatabase } from '../../../testing/databases.ts';

describe.each(oneDatabase())('names of districts on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, projectContent);
  });
  afterAll(() => api.close());

  const get = async (url: string) => (await api.app.inject(url)).json();
  const used = async (query: string) =>
    usedResponse.parse(await get(`/api/v1/used-tractors?${query}`)).data.items;

  test("names the district of a used tractor in the request's language", async () => {
    const english = await used('state=punjab&language=en');
    const hindi = await used('state=punjab&language=hi');
    const one = english.findIndex(({ district }) => district === 'Patiala');
    expect(hindi[one]).toMatchObject({ id: english[one]?.id, district: 'पटियाला' });
    const body = await get(`/api/v1/used-tractors/${english[one]?.id}?language=hi`);
    const detail: UsedDetail = usedDetailResponse.parse(body).data;
    expect(detail.district).toBe('पटियाला');
  });

  test.each([
    ['hi', /^[\p{Script=Devanagari} ]+$/u],
    ['gu', /^[\p{Script=Gujarati} ]+$/u],
    ['mr', /^[\p{Script=Devanagari} ]+$/u],
  ])('returns southern districts in %s', async (language, letters) => {
    const [one] = await used(`state=karnataka&language=${language}`);
    expect(one?.district).toMatch(letters);
  });

  test('resolves a former name of a district', async () => {
    const items = await used('state=andhra-pradesh&language=hi');
    expect(items.map(({ district }) => district)).toContain('अनंतपुरमु');
    for (const { district } of items) expect(district).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  });

  test("names the district of a reviewer in the request's language", async () => {
    const { data } = await get('/api/v1/reviews?language=hi');
    expect(JSON.stringify(data.items)).toMatch(/"district":"[\u0900-\u097F ]+"/);
  });
});
