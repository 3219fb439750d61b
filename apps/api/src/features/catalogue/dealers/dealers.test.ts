import {
  dealerResponse,
  dealersResponse,
  NAME_MESSAGES,
  type NearDealer,
  statesWithDistrictsResponse,
  suggestedDealersResponse,
} from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { dealers } from './tables.ts';

const UTTAR_PRADESH = 'uttar-pradesh';
const createDealerRow = (fields: {
  key: string;
  brand: string;
  state: string;
  district: string;
}) => ({
  ...fields,
  name: `Shop ${fields.key}`,
  kind: 'implement' as const,
  area: 'Mandi Road',
  phone: '00000 10000',
  demo: true,
});

describe.each(selectOneDatabase())('dealers on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
    await api.connection.db.insert(dealers).values([
      createDealerRow({
        key: 'rath',
        brand: 'fieldking',
        state: UTTAR_PRADESH,
        district: 'Hamirpur',
      }),
      createDealerRow({
        key: 'sangam',
        brand: 'fieldking',
        state: UTTAR_PRADESH,
        district: 'Allahabad',
      }),
      createDealerRow({
        key: 'mela',
        brand: 'khedut',
        state: UTTAR_PRADESH,
        district: 'Prayagraj',
      }),
      createDealerRow({
        key: 'hill',
        brand: 'khedut',
        state: 'himachal-pradesh',
        district: 'Hamirpur',
      }),
      createDealerRow({ key: 'anand', brand: 'fieldking', state: 'gujarat', district: 'Anand' }),
      createDealerRow({ key: 'nadiad', brand: 'khedut', state: 'gujarat', district: 'Kheda' }),
    ]);
  });
  afterAll(() => api.close());

  const listDealers = async (query: string) => {
    const response = await api.app.inject(`/api/v1/dealers?kind=implement${query}`);
    expect(response.statusCode).toBe(200);
    return dealersResponse.parse(response.json()).data;
  };
  const findNearby = async (body: object) => {
    const url = '/api/suggested_dealer_list';
    const response = await api.app.inject({ method: 'POST', url, payload: body });
    return suggestedDealersResponse.parse(response.json());
  };
  const toNamesAndDistances = ({ data }: { data: readonly NearDealer[] }) =>
    data.map(({ name, distance_km }) => [name, distance_km]);

  test("also lists dealers that are stored under the district's former name", async () => {
    const { items } = await listDealers(`&state=${UTTAR_PRADESH}&district=prayagraj&language=hi`);
    expect(items.map(({ name }) => name).sort()).toEqual(['Shop mela', 'Shop sangam']);
    expect(items[0]?.district_name).toEqual({ text: 'Prayagraj हि', language: 'hi' });
    expect(items[0]?.place).toEqual({ latitude: 25.44, longitude: 81.84 });
  });

  test('lists only districts and brands of the selected state', async () => {
    const { facets } = await listDealers('&state=himachal-pradesh');
    expect(facets.district?.map(({ slug, count }) => [slug, count])).toEqual([['hamirpur', 1]]);
    expect(facets.brand?.map(({ slug, name }) => [slug, name?.text])).toEqual([
      ['khedut', 'Khedut'],
    ]);
  });

  test('the state facet still lists the other states after the selection of a district', async () => {
    const { facets } = await listDealers(`&state=${UTTAR_PRADESH}&district=prayagraj`);
    expect(facets.state?.map(({ slug, count }) => [slug, count])).toEqual([
      ['gujarat', 2],
      ['himachal-pradesh', 1],
      [UTTAR_PRADESH, 3],
    ]);
  });

  test('counts the dealers at each position for the map', async () => {
    const { spots, demo } = await listDealers('');
    expect(spots.map(({ count }) => count).sort()).toEqual([1, 1, 1, 1, 2]);
    expect(demo).toBe(true);
  });

  test.each([
    ['&district=atlantis', 400],
    ['&brand=nobody', 400],
    ['&state=atlantis', 400],
    ['&page=2', 404],
  ])('rejects the dealer list query %s with %i', async (query, status) => {
    const { statusCode } = await api.app.inject(`/api/v1/dealers?kind=implement${query}`);
    expect(statusCode).toBe(status);
  });

  const ANAND_SEARCH = { kind: 'implement', district: 'anand', state: 'gujarat' };

  test('lists dealers of a district first, then by distance up to 100 km', async () => {
    const nearby = await findNearby(ANAND_SEARCH);
    expect(toNamesAndDistances(nearby)).toEqual([
      ['Shop anand', 0],
      ['Shop nadiad', 17],
    ]);
    expect(nearby).toMatchObject({ nearest: null });
    expect(nearby.message).toBeUndefined();
    expect(toNamesAndDistances(await findNearby({ ...ANAND_SEARCH, brand: 'khedut' }))).toEqual([
      ['Shop nadiad', 17],
    ]);
  });

  test.each(['Khedut', 'KHEDUT', ' khedut '])(
    'finds nearby dealers of the brand named %j',
    async (brand) => {
      const search = { kind: 'implement', state: 'Gujarat हि', district: 'Anand हि', brand };
      expect(toNamesAndDistances(await findNearby(search))).toEqual([['Shop nadiad', 17]]);
    },
  );

  test('reports that no dealer is nearby if there is no other dealer of the brand', async () => {
    const search = {
      kind: 'implement',
      state: UTTAR_PRADESH,
      district: 'prayagraj',
      brand: 'soil-master',
    };
    expect(await findNearby(search)).toEqual({
      success: true,
      data: [],
      nearest: null,
      message: 'There is no dealer within 100 km.',
      reason: 'no_dealer_near',
    });
  });

  test('reports the nearest dealer if no dealer is within 100 km', async () => {
    const nearby = await findNearby({
      kind: 'implement',
      state: 'himachal-pradesh',
      district: 'hamirpur',
      brand: 'fieldking',
      language: 'hi',
    });
    expect(nearby.data).toEqual([]);
    expect(nearby.nearest).toMatchObject({ name: 'Shop rath' });
    // The straight-line distance from Nadaun to Rath is 755 km.
    const km = Number(nearby.nearest?.distance_km);
    expect(km).toBeGreaterThan(745);
    expect(km).toBeLessThan(765);
    expect(nearby.message).toBe(
      `100 किमी के भीतर कोई डीलर नहीं है। सबसे पास Hamirpur हि में Shop rath है, करीब ${km} किमी दूर।`,
    );
  });

  test.each([
    [{ district: 'atlantis' }, 'district_unknown'],
    [{ district: 'hamirpur' }, 'district_unclear'],
    [{ district: 'anand', state: UTTAR_PRADESH }, 'district_unknown'],
    [{ district: 'anand', state: 'narnia' }, 'state_unknown'],
    [{ district: 'anand', brand: 'nobody' }, 'brand_unknown'],
    [{ state: 'gujarat' }, 'district_required'],
  ] as const)('rejects a nearby search for %j with the reason %s', async (names, reason) => {
    const payload = { kind: 'implement', language: 'gu', ...names };
    const url = '/api/suggested_dealer_list';
    const response = await api.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason, message: NAME_MESSAGES[reason].gu });
  });

  const findDealer = async (name: string) => {
    const { id } = (await listDealers('')).items.find((row) => row.name === name) ?? { id: 0 };
    return dealerResponse.parse((await api.app.inject(`/api/v1/dealers/${id}`)).json()).data;
  };

  test('returns a dealer with the other dealers nearby', async () => {
    const anand = await findDealer('Shop anand');
    expect(anand.slug).toMatch(/^shop-/);
    expect(toNamesAndDistances({ data: anand.others })).toEqual([['Shop nadiad', 17]]);
    expect(anand.nearest_other).toBeNull();
  });

  test('returns a dealer with the nearest other dealer if none is nearby', async () => {
    const hill = await findDealer('Shop hill');
    expect(hill.others).toEqual([]);
    expect(hill.nearest_other).toMatchObject({ name: 'Shop rath' });
  });

  test('returns 404 for an unknown dealer', async () => {
    expect((await api.app.inject('/api/v1/dealers/99999')).statusCode).toBe(404);
  });

  test('counts the dealers of a kind in each state and district', async () => {
    const readCounts = async (kind: string) => {
      const { data } = statesWithDistrictsResponse.parse(
        (await api.app.inject(`/api/state_city_list?kind=${kind}`)).json(),
      );
      return data.map((state) => [
        state.slug,
        state.dealers,
        state.districts.map((district) => district.dealers),
      ]);
    };
    expect(await readCounts('implement')).toEqual([
      ['gujarat', 2, [1, 1]],
      ['himachal-pradesh', 1, [1]],
      [UTTAR_PRADESH, 3, [1, 2]],
    ]);
    expect(await readCounts('tyre')).toEqual([
      ['gujarat', 0, [0, 0]],
      ['himachal-pradesh', 0, [0]],
      [UTTAR_PRADESH, 0, [0, 0]],
    ]);
  });
});
