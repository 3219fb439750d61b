import {
  dealerAnswer,
  dealersAnswer,
  statesWithDistrictsAnswer,
  suggestedDealersAnswer,
} from '@tractor-haat/api-client/contract';
import { dealers } from '../../database/schema/dealers.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';

jest.setTimeout(60_000);

const UP = 'uttar-pradesh';
const row = (key: string, brand: string, state: string, district: string) => ({
  key,
  name: `Shop ${key}`,
  kind: 'implement' as const,
  brand,
  state,
  district,
  area: 'Mandi Road',
  phone: '00000 10000',
  demo: true,
});

describe.each(oneDatabase())('dealers on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
    await api.connection.db
      .insert(dealers)
      .values([
        row('rath', 'fieldking', UP, 'Hamirpur'),
        row('sangam', 'fieldking', UP, 'Allahabad'),
        row('mela', 'khedut', UP, 'Prayagraj'),
        row('hill', 'khedut', 'himachal-pradesh', 'Hamirpur'),
      ]);
  });
  afterAll(() => api.close());

  const list = async (query: string) => {
    const response = await api.app.inject(`/api/v1/dealers?kind=implement${query}`);
    expect(response.statusCode).toBe(200);
    return dealersAnswer.parse(response.json()).data;
  };
  const near = async (body: object) => {
    const url = '/api/suggested_dealer_list';
    const response = await api.app.inject({ method: 'POST', url, payload: body });
    const { data } = suggestedDealersAnswer.parse(response.json());
    return data.map(({ name, distance_km }) => [name, distance_km]);
  };

  test('a place has its name in the language, by whichever of its names the row knows it', async () => {
    const { items } = await list(`&state=${UP}&district=prayagraj&language=hi`);
    expect(items.map(({ name }) => name).sort()).toEqual(['Shop mela', 'Shop sangam']);
    expect(items[0]?.district_name).toEqual({ text: 'Prayagraj हि', language: 'hi' });
    expect(items[0]?.place).toEqual({ latitude: 25.44, longitude: 81.84 });
  });

  test('districts to choose are those of the chosen state', async () => {
    const { facets } = await list('&state=himachal-pradesh');
    expect(facets.district?.map(({ slug, count }) => [slug, count])).toEqual([['hamirpur', 1]]);
    expect(facets.brand?.map(({ slug, name }) => [slug, name?.text])).toEqual([
      ['khedut', 'Khedut'],
    ]);
  });

  test('a chosen district does not take the other states away', async () => {
    const { facets } = await list(`&state=${UP}&district=prayagraj`);
    expect(facets.state?.map(({ slug, count }) => [slug, count])).toEqual([
      ['himachal-pradesh', 1],
      [UP, 3],
    ]);
  });

  test('the map counts all that match, place by place', async () => {
    const { spots, demo } = await list('');
    expect(spots.map(({ count }) => count).sort()).toEqual([1, 1, 2]);
    expect(demo).toBe(true);
  });

  test.each(['&district=atlantis', '&brand=nobody', '&state=atlantis', '&page=2'])(
    'nothing is at %s',
    async (query) => {
      const { statusCode } = await api.app.inject(`/api/v1/dealers?kind=implement${query}`);
      expect([400, 404]).toContain(statusCode);
    },
  );

  test('near a district: its own first, then by distance', async () => {
    const asked = { kind: 'implement', district: 'prayagraj', state: UP };
    const found = await near(asked);
    expect(found.map(([name]) => name)).toEqual([
      'Shop sangam',
      'Shop mela',
      'Shop rath',
      'Shop hill',
    ]);
    const [own, , rath, hill] = found.map(([, km]) => Number(km));
    expect(own).toBe(0);
    // Prayagraj to Rath is 228 km as the crow flies, to Nadaun 881.
    expect(rath).toBeGreaterThan(220);
    expect(rath).toBeLessThan(236);
    expect(hill).toBeGreaterThan(860);
    expect(await near({ ...asked, brand: 'khedut' })).toHaveLength(2);
  });

  test('a district that nobody knows, or that two states have, has none', async () => {
    expect(await near({ kind: 'implement', district: 'atlantis' })).toEqual([]);
    expect(await near({ kind: 'implement', district: 'hamirpur' })).toEqual([]);
  });

  test('one dealer has others near it, and is none of them', async () => {
    const [first] = (await list('')).items;
    const response = await api.app.inject(`/api/v1/dealers/${first?.id}`);
    const { data } = dealerAnswer.parse(response.json());
    expect(data.slug).toMatch(/^shop-/);
    expect(data.others).toHaveLength(3);
    expect(data.others.some(({ id }) => id === first?.id)).toBe(false);
    expect((await api.app.inject('/api/v1/dealers/99999')).statusCode).toBe(404);
  });

  test('states and districts say how many dealers of a kind they have', async () => {
    const read = async (kind: string) => {
      const { data } = statesWithDistrictsAnswer.parse(
        (await api.app.inject(`/api/state_city_list?kind=${kind}`)).json(),
      );
      return data.map((state) => [
        state.slug,
        state.dealers,
        state.districts.map((d) => d.dealers),
      ]);
    };
    expect(await read('implement')).toEqual([
      ['himachal-pradesh', 1, [1]],
      [UP, 3, [1, 2]],
    ]);
    expect(await read('tyre')).toEqual([
      ['himachal-pradesh', 0, [0]],
      [UP, 0, [0, 0]],
    ]);
  });
});
