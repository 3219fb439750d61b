import type { Connection } from '../../../database/database.ts';
import { contentFolder, removeTestFolders } from '../../../testing/content.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { createLocator } from './create-locator.ts';
import type { GeocodeResult } from './geocoder/fetch-nominatim.ts';
import { createNearestTownFinder } from './nearest-town.ts';
import { createPlaceIndexCache } from './place-index-cache.ts';

afterAll(removeTestFolders);

describe.each(oneDatabase())('places with a geocoder on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open(contentFolder());
  });
  afterAll(() => connection.close());

  const rath = { latitude: 25.6, longitude: 79.6 };
  const find = (geocoded: GeocodeResult | undefined) => {
    const { db } = connection;
    const parts = {
      nearest: createNearestTownFinder(db),
      getPlaceIndex: createPlaceIndexCache(db),
    };
    return createLocator({ ...parts, geocoder: async () => geocoded })(rath, 'hi');
  };

  test("returns the geocoder's place under the stored names", async () => {
    const place = await find({
      locality: 'Nohai',
      district: 'Hamirpur District',
      state: 'Uttar Pradesh',
    });
    expect(place).toEqual({
      locality: { text: 'Nohai', language: 'en' },
      district: { slug: 'hamirpur', name: { text: 'Hamirpur हि', language: 'hi' } },
      state: { slug: 'uttar-pradesh', name: { text: 'Uttar Pradesh हि', language: 'hi' } },
      distance_km: null,
      attribution: '© OpenStreetMap contributors (ODbL)',
    });
  });

  test.each([
    ['no response', undefined],
    ['an unknown district', { locality: 'A', district: 'Atlantis', state: 'H.P.' }],
    ['a place without a state', { locality: 'A', district: 'Hamirpur', state: '' }],
  ])('falls back to the nearest stored town for %s', async (_what, geocoded) => {
    expect(await find(geocoded)).toMatchObject({
      locality: { text: 'rath' },
      district: { slug: 'hamirpur' },
      state: { slug: 'uttar-pradesh' },
      attribution: 'GeoNames (CC BY 4.0)',
    });
  });

  test('reports a place outside India even near a stored town', async () => {
    expect(await find('outside')).toBeUndefined();
  });
});
