import type { Connection } from '../../../core/database/database.ts';
import { createContentFolder, removeTestFolders } from '../../../testing/create-content-folder.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import type { GeocodeResult } from './create-geocoder.ts';
import { createLocator, createNearestTownFinder } from './create-locator.ts';
import { createPlaceIndexCache } from './place-index.ts';

afterAll(removeTestFolders);

describe.each(selectOneDatabase())('locator with a geocoder on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open(createContentFolder());
  });
  afterAll(() => connection.close());

  const rath = { latitude: 25.6, longitude: 79.6 };
  const locateRath = (geocoded: GeocodeResult | undefined) => {
    const { db } = connection;
    const deps = {
      findNearestTown: createNearestTownFinder(db),
      getPlaceIndex: createPlaceIndexCache(db),
    };
    return createLocator({ ...deps, geocoder: async () => geocoded })(rath, 'hi');
  };

  test('returns the locality from the geocoder with the stored names of district and state', async () => {
    const place = await locateRath({
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
  ])('returns the nearest stored town if the geocoder returns %s', async (_name, geocoded) => {
    expect(await locateRath(geocoded)).toMatchObject({
      locality: { text: 'rath' },
      district: { slug: 'hamirpur' },
      state: { slug: 'uttar-pradesh' },
      attribution: 'GeoNames (CC BY 4.0)',
    });
  });

  test('returns no place for a point that the geocoder reports as outside India', async () => {
    expect(await locateRath('outside')).toBeUndefined();
  });
});
