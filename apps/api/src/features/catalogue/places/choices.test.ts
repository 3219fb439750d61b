import {
  districtsResponse,
  errorBody,
  NAME_MESSAGES,
  statesResponse,
  statesWithDistrictsResponse,
  tehsilsResponse,
} from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createRandom, readRequestsPerEndpoint, readSeed } from '../../../testing/random.ts';

describe.each(selectOneDatabase())('place choices on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: { origin: 'https://example.in' } });
  const listDistricts = async (payload: object) =>
    districtsResponse.parse((await post('/api/all_district', payload)).json()).data;
  const listTehsils = async (payload: object) =>
    tehsilsResponse.parse((await post('/api/all_tehsil', payload)).json()).data;

  test('lists all states by name in the language of the request', async () => {
    const response = await api.app.inject('/api/all_state');
    expect(statesResponse.parse(response.json()).data).toEqual([
      { state: 'Gujarat', slug: 'gujarat' },
      { state: 'Himachal Pradesh', slug: 'himachal-pradesh' },
      { state: 'Uttar Pradesh', slug: 'uttar-pradesh' },
    ]);
    const hindi = await api.app.inject('/api/all_state?language=hi');
    expect(hindi.json().data[0].state).toBe('Gujarat हि');
    expect(response.headers['cache-control']).toContain('public');
  });

  test.each([
    { state: 'uttar-pradesh' },
    { district: 'uttar-pradesh' },
    { state: 'Uttar Pradesh' },
    { state: ' UTTAR PRADESH ' },
  ])('lists the districts of the state in %j', async (payload) => {
    expect(await listDistricts(payload)).toEqual([
      { district: 'Hamirpur', slug: 'hamirpur' },
      { district: 'Prayagraj', slug: 'prayagraj' },
    ]);
  });

  test('lists districts of a state by its abbreviation', async () => {
    expect(await listDistricts({ state: 'HP' })).toEqual([
      { district: 'Hamirpur', slug: 'hamirpur' },
    ]);
  });

  test('lists districts for a form-encoded request', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/all_district',
      payload: 'district=himachal-pradesh&language=hi',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://example.in',
      },
    });
    expect(response.json().data).toEqual([{ district: 'Hamirpur हि', slug: 'hamirpur' }]);
  });

  test('rejects a request for districts without a state', async () => {
    const response = await post('/api/all_district', {});
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json())).toMatchObject({
      message: 'Please select your state',
      reason: 'state_required',
    });
  });

  test('distinguishes districts of the same name by their state', async () => {
    const tehsilsInUttarPradesh = await listTehsils({
      district: 'hamirpur',
      state: 'uttar-pradesh',
    });
    expect(tehsilsInUttarPradesh.map(({ slug }) => slug)).toEqual(['maudaha', 'rath']);
    const tehsilsInHimachal = await listTehsils({
      district: 'Hamirpur',
      state: 'Himachal Pradesh',
    });
    expect(tehsilsInHimachal.map(({ slug }) => slug)).toEqual(['nadaun']);
  });

  test('rejects the name of two districts without a state', async () => {
    const unclearResponse = await post('/api/all_tehsil', { district: 'hamirpur' });
    expect(unclearResponse.statusCode).toBe(400);
    expect(unclearResponse.json()).toMatchObject({
      message: 'More than one state has a district of this name. Please choose the state too.',
      reason: 'district_unclear',
    });
  });

  test('lists tehsils by the present or former name of a district without a state', async () => {
    expect(await listTehsils({ district: 'prayagraj' })).toEqual([
      { tehsil: 'Meja', slug: 'meja' },
    ]);
    expect(await listTehsils({ district: 'Allahabad', language: 'hi' })).toEqual([
      { tehsil: 'मेजा', slug: 'meja' },
    ]);
  });

  test.each([
    ['all_district', { state: 'Atlantis' }, 'state_unknown'],
    ['all_district', { district: 'नार्निया' }, 'state_unknown'],
    ['all_tehsil', { district: 'Atlantis' }, 'district_unknown'],
    ['all_tehsil', { district: 'prayagraj', state: 'himachal-pradesh' }, 'district_unknown'],
    ['all_tehsil', { district: 'prayagraj', state: 'narnia' }, 'state_unknown'],
    ['all_tehsil', { state: 'uttar-pradesh' }, 'district_required'],
    ['all_tehsil', { district: 'x'.repeat(300) }, 'district_unknown'],
  ] as const)('%s rejects the body %j with the reason %s', async (endpoint, payload, reason) => {
    for (const language of LANGUAGES) {
      const response = await post(`/api/${endpoint}`, { ...payload, language });
      expect(response.statusCode).toBe(400);
      expect(errorBody.parse(response.json())).toMatchObject({
        reason,
        message: NAME_MESSAGES[reason][language],
      });
    }
  });

  test.each([
    [{ state: 'Uttar Pradesh हि' }, 2],
    [{ state: 'uttar_pradesh' }, 2],
    [{ state: 'UttarPradesh', district: null }, 2],
    [{ state: '', district: 'h p' }, 1],
  ])('resolves the spelling of the state in %j', async (payload, count) => {
    expect(await listDistricts(payload)).toHaveLength(count);
  });

  test('lists tehsils of a district by its Hindi name', async () => {
    const state = 'Himachal Pradesh हि';
    expect(await listTehsils({ state, district: 'Hamirpur हि' })).toEqual([
      { tehsil: 'Nadaun', slug: 'nadaun' },
    ]);
  });

  test('lists all states with their districts', async () => {
    const { data } = statesWithDistrictsResponse.parse(
      (await api.app.inject('/api/state_city_list')).json(),
    );
    expect(data.map(({ slug, districts }) => [slug, districts.length])).toEqual([
      ['gujarat', 2],
      ['himachal-pradesh', 1],
      ['uttar-pradesh', 2],
    ]);
  });

  test('the OpenAPI document describes the place endpoints', async () => {
    const { paths, components } = (await api.app.inject('/api/docs/json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/all_district',
        '/api/all_state',
        '/api/all_tehsil',
        '/api/state_city_list',
        '/api/v1/places/nearest',
      ]),
    );
    expect(components.schemas).toHaveProperty('NearestPlace');
  });

  const seed = readSeed();
  test.each(['/api/all_district', '/api/all_tehsil'])(
    `%s returns only 200 or 400 for random input (RANDOM_SEED=${seed} repeats the run)`,
    async (url) => {
      const random = createRandom(seed);
      const values = [
        'hamirpur',
        'uttar-pradesh',
        '',
        '\u0000',
        '\ud800',
        'हमीरपुर',
        "'",
        '%',
        7,
        null,
      ];
      const keys = ['state', 'district', 'language', '__proto__', 'x'];
      const statusCodes = new Set<number>();
      for (let count = 0; count < readRequestsPerEndpoint(); count += 1) {
        const pickValue = () => random.pick([...values, ['hamirpur'], {}, 'x'.repeat(100)]);
        const validFields =
          random.below(2) === 0 ? { district: 'prayagraj', state: 'uttar-pradesh' } : {};
        const randomFields = Array.from({ length: random.below(4) }, () => [
          random.pick(keys),
          pickValue(),
        ]);
        const body = { ...validFields, ...Object.fromEntries(randomFields) };
        const { statusCode, body: text } = await post(url, body);
        statusCodes.add(statusCode);
        if (statusCode >= 500) throw new Error(JSON.stringify({ body, statusCode, text }));
      }
      expect([...statusCodes].sort()).toEqual([200, 400]);
    },
  );
});
