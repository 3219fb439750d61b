import { nearestPlaceResponse } from '@tractor-haat/api-client/contract';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';

type TownCase = [
  town: string,
  point: [latitude: number, longitude: number],
  state: string,
  district: string,
];

const TOWNS: readonly TownCase[] = [
  ['Ahmedabad', [23.0225, 72.5714], 'gujarat', 'ahmedabad'],
  ['Gondal', [21.9612, 70.7939], 'gujarat', 'rajkot'],
  ['Deesa', [24.2585, 72.1907], 'gujarat', 'banaskantha'],
  ['Tharad', [24.3956, 71.6256], 'gujarat', 'vav-tharad'],
  ['Bhuj', [23.242, 69.6669], 'gujarat', 'kutch'],
  ['Nagpur', [21.1458, 79.0882], 'maharashtra', 'nagpur'],
  ['Baramati', [18.1514, 74.5777], 'maharashtra', 'pune'],
  ['Malegaon', [20.5579, 74.5287], 'maharashtra', 'nashik'],
  ['Aurangabad', [19.8762, 75.3433], 'maharashtra', 'aurangabad'],
  ['Pandharpur', [17.6778, 75.3315], 'maharashtra', 'solapur'],
  ['Aurangabad', [24.7517, 84.3742], 'bihar', 'aurangabad'],
  ['Darbhanga', [26.1542, 85.8918], 'bihar', 'darbhanga'],
  ['Bettiah', [26.8028, 84.5169], 'bihar', 'west-champaran'],
  ['Lucknow', [26.8467, 80.9462], 'uttar-pradesh', 'lucknow'],
  ['Hamirpur', [25.957, 80.1483], 'uttar-pradesh', 'hamirpur'],
  ['Balrampur', [27.429, 82.185], 'uttar-pradesh', 'balrampur'],
  ['Shamli', [29.4502, 77.3172], 'uttar-pradesh', 'shamli'],
  ['Roorkee', [29.8543, 77.888], 'uttarakhand', 'haridwar'],
  ['Haldwani', [29.2183, 79.513], 'uttarakhand', 'nainital'],
  ['Hamirpur', [31.6862, 76.5213], 'himachal-pradesh', 'hamirpur'],
  ['Bilaspur', [31.3407, 76.7563], 'himachal-pradesh', 'bilaspur'],
  ['Karnal', [29.6857, 76.9905], 'haryana', 'karnal'],
  ['Sirsa', [29.5349, 75.029], 'haryana', 'sirsa'],
  ['Ludhiana', [30.901, 75.8573], 'punjab', 'ludhiana'],
  ['Abohar', [30.1445, 74.1955], 'punjab', 'fazilka'],
  ['Jaipur', [26.9124, 75.7873], 'rajasthan', 'jaipur'],
  ['Pratapgarh', [24.0322, 74.7816], 'rajasthan', 'pratapgarh'],
  ['Phalodi', [27.1311, 72.3641], 'rajasthan', 'phalodi'],
  ['Beawar', [26.1011, 74.3203], 'rajasthan', 'beawar'],
  ['Indore', [22.7196, 75.8577], 'madhya-pradesh', 'indore'],
  ['Itarsi', [22.6143, 77.7624], 'madhya-pradesh', 'narmadapuram'],
  ['Maihar', [24.2623, 80.7601], 'madhya-pradesh', 'maihar'],
  ['Bilaspur', [22.0797, 82.1409], 'chhattisgarh', 'bilaspur'],
  ['Jagdalpur', [19.074, 82.0077], 'chhattisgarh', 'bastar'],
  ['Hazaribagh', [23.9966, 85.3691], 'jharkhand', 'hazaribagh'],
  ['Siliguri', [26.7271, 88.3953], 'west-bengal', 'darjeeling'],
  ['Asansol', [23.6739, 86.9524], 'west-bengal', 'paschim-bardhaman'],
  ['Sambalpur', [21.4669, 83.9812], 'odisha', 'sambalpur'],
  ['Guwahati', [26.1445, 91.7362], 'assam', 'kamrup-metropolitan'],
  ['Shillong', [25.5788, 91.8933], 'meghalaya', 'east-khasi-hills'],
  ['Agartala', [23.8315, 91.2868], 'tripura', 'west-tripura'],
  ['Belagavi', [15.8497, 74.4977], 'karnataka', 'belagavi'],
  ['Hospet', [15.2689, 76.3909], 'karnataka', 'vijayanagara'],
  ['Coimbatore', [11.0168, 76.9558], 'tamil-nadu', 'coimbatore'],
  ['Tenkasi', [8.9594, 77.3129], 'tamil-nadu', 'tenkasi'],
  ['Kochi', [9.9312, 76.2673], 'kerala', 'ernakulam'],
  ['Karimnagar', [18.4386, 79.1288], 'telangana', 'karimnagar'],
  ['Nirmal', [19.0964, 78.344], 'telangana', 'nirmal'],
  ['Kurnool', [15.8281, 78.0373], 'andhra-pradesh', 'kurnool'],
  ['Leh', [34.1526, 77.5771], 'ladakh', 'leh'],
];

test('the test cases cover 50 towns of at least 20 states', () => {
  expect(TOWNS).toHaveLength(50);
  expect(new Set(TOWNS.map(([, , state]) => state)).size).toBeGreaterThanOrEqual(20);
});

describe.each(selectOneDatabase())('nearest place on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, projectContent);
  });
  afterAll(() => api.close());

  const getNearest = (latitude: number | string, longitude: number | string, extraQuery = '') =>
    api.app.inject(
      `/api/v1/places/nearest?latitude=${latitude}&longitude=${longitude}${extraQuery}`,
    );

  test.each(TOWNS)(
    'finds the district of %s',
    async (_town, [latitude, longitude], state, district) => {
      const response = await getNearest(latitude, longitude);
      const { data } = nearestPlaceResponse.parse(response.json());
      expect([data.state.slug, data.district.slug]).toEqual([state, district]);
      expect(data.distance_km).toBeLessThan(15);
    },
  );

  test("names places in the request's language and credits GeoNames", async () => {
    const response = await getNearest(22.3, 73.2, '&language=gu');
    expect(response.json().data).toMatchObject({
      locality: { text: 'વડોદરા', language: 'gu' },
      district: { slug: 'vadodara', name: { text: 'વડોદરા', language: 'gu' } },
      state: { slug: 'gujarat', name: { text: 'ગુજરાત', language: 'gu' } },
      attribution: 'GeoNames (CC BY 4.0)',
    });
    expect(response.headers['cache-control']).toContain('public');
  });

  test.each([
    ['Lahore', 31.5497, 74.3436],
    ['Kathmandu', 27.7172, 85.324],
    ['Dhaka', 23.8103, 90.4125],
    ['Thimphu', 27.4728, 89.639],
    ['Jaffna', 9.6615, 80.0255],
    ['the middle of the sea', 12.5, 88],
    ['London', 51.5, -0.12],
    ['the South Pole', -90, 0],
  ])('returns 404 for %s, which is outside India', async (_place, latitude, longitude) => {
    const response = await getNearest(latitude, longitude);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('NOT_FOUND');
  });

  test.each([
    ['', ''],
    ['23', ''],
    ['ninety', '72'],
    ['91', '72'],
    ['23', '181'],
    ['1e1', '72'],
    ['NaN', '72'],
  ])('rejects the position with latitude %j and longitude %j', async (latitude, longitude) => {
    expect((await getNearest(latitude, longitude)).statusCode).toBe(400);
  });
});
