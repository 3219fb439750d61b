import type { Places } from '@tractor-haat/places';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../core/database/database.ts';
import { repositoryRoot } from '../../../core/files/repository-root.ts';
import { ContentError } from '../../../core/files/validate-rows.ts';
import { createTestFolder, removeTestFolders } from '../../../testing/create-content-folder.ts';
import { createPlaces, writePlaceFiles } from '../../../testing/create-places.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { listPlaces, seedPlaces } from './seed-places.ts';
import { districts, states } from './tables.ts';

afterAll(removeTestFolders);

function createContentFolder(rows: Record<keyof Places, unknown> = createPlaces()): string {
  const contentFolder = createTestFolder();
  writePlaceFiles(contentFolder, rows);
  return contentFolder;
}

const UTTAR_PRADESH = 'uttar-pradesh';

const toSortedJson = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();

describe.each(selectDatabases())('seeding places on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  test('writes all places on the first run and reports no change on the second', async () => {
    const content = createContentFolder();
    expect(await seedPlaces(connection.db, content)).toBe('written');
    const stored = await listPlaces(connection.db);
    for (const kind of ['tehsils', 'towns', 'neighbours'] as const) {
      expect(toSortedJson(stored[kind])).toEqual(toSortedJson(createPlaces()[kind]));
    }
    expect(stored.districts.map(({ slug }) => slug).sort()).toEqual(
      createPlaces()
        .districts.map(({ slug }) => slug)
        .sort(),
    );
    expect(await seedPlaces(connection.db, content)).toBe('unchanged');
  });

  test('updates changed places under the same id and deletes missing places', async () => {
    await seedPlaces(connection.db, createContentFolder());
    const findPrayagraj = async () =>
      (
        await connection.db
          .select({ id: districts.id, name: districts.name })
          .from(districts)
          .where(eq(districts.slug, 'prayagraj'))
      )[0];
    const before = await findPrayagraj();
    const rows = createPlaces();
    const isInUttarPradesh = (row: { state?: string; slug: string }) =>
      (row.state ?? row.slug) === UTTAR_PRADESH;
    const remainingRows = {
      ...rows,
      states: rows.states.filter((row) => isInUttarPradesh(row)),
      districts: rows.districts
        .filter((row) => isInUttarPradesh(row))
        .map((row) => (row.slug === 'prayagraj' ? { ...row, name: { en: 'Sangam' } } : row)),
      tehsils: rows.tehsils.filter((row) => isInUttarPradesh(row)),
      towns: rows.towns.filter((row) => isInUttarPradesh(row)),
    };
    expect(await seedPlaces(connection.db, createContentFolder(remainingRows))).toBe('written');
    expect(await findPrayagraj()).toEqual({ id: before?.id, name: { en: 'Sangam' } });
    expect(await connection.db.select({ slug: states.slug }).from(states)).toEqual([
      { slug: UTTAR_PRADESH },
    ]);
    const stored = await listPlaces(connection.db);
    expect(stored.districts).toHaveLength(2);
    expect(stored.tehsils).toHaveLength(3);
    expect(stored.towns).toHaveLength(2);
  });

  test.each<[name: string, change: (rows: Places) => object, reason: string]>([
    [
      'a town without a district',
      ({ towns }) => ({ towns: towns.map((row) => ({ ...row, district: 'gone' })) }),
      'places/towns.json, row 1 (rath): district: there is no "uttar-pradesh/gone"',
    ],
    [
      'a tehsil twice',
      ({ tehsils }) => ({ tehsils: [...tehsils, ...tehsils.slice(0, 1)] }),
      '"rath" names "rath" of uttar-pradesh/hamirpur already',
    ],
    [
      'a district whose former name is another district',
      ({ districts }) => ({
        districts: [
          ...districts,
          { state: UTTAR_PRADESH, slug: 'x', name: { en: 'X' }, aliases: ['Allahabad'] },
        ],
      }),
      '"allahabad" names "prayagraj" of uttar-pradesh already',
    ],
    [
      'a district without tehsils',
      ({ tehsils }) => ({ tehsils: tehsils.slice(0, 3) }),
      'places/districts.json, row 3 (hamirpur): has no tehsil',
    ],
    [
      'a state in one language',
      ({ states }) => ({ states: states.map((row) => ({ ...row, name: { en: 'A' } })) }),
      'places/states.json, row 1 (uttar-pradesh): name.hi: ',
    ],
    [
      'a file that is not a list',
      () => ({ towns: {} }),
      'places/towns.json, row 0 (whole file): must be a list',
    ],
  ])('rejects places with %s and writes none', async (_name, change, reason) => {
    await seedPlaces(connection.db, createContentFolder());
    const before = await listPlaces(connection.db);
    const invalidFolder = createContentFolder({ ...createPlaces(), ...change(createPlaces()) });
    const seedError = await seedPlaces(connection.db, invalidFolder).catch((cause) => cause);
    expect(seedError).toBeInstanceOf(ContentError);
    expect(seedError.message).toContain(reason);
    expect(await listPlaces(connection.db)).toEqual(before);
  });

  test('writes all places of India in less than 10 seconds', async () => {
    const startedAt = performance.now();
    expect(await seedPlaces(connection.db, `${repositoryRoot}/content`)).toBe('written');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
