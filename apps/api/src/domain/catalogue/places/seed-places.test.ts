import type { Places } from '@tractor-haat/places';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import { states } from '../../../database/schema/states.ts';
import { ContentError } from '../../../shared/content-rows/content-error.ts';
import { repositoryRoot } from '../../../shared/repository-root.ts';
import { removeTestFolders, testFolder } from '../../../testing/content.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { places, writePlaceFiles } from '../../../testing/places.ts';
import { listPlaces } from './list-places.ts';
import { seedPlaces } from './seed-places.ts';

afterAll(removeTestFolders);

function folder(rows: Record<keyof Places, unknown> = places()): string {
  const made = testFolder();
  writePlaceFiles(made, rows);
  return made;
}

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();

describe.each(bothDatabases())('seeding places on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  test('writes all rows once', async () => {
    const content = folder();
    expect(await seedPlaces(connection.db, content)).toBe('written');
    const found = await listPlaces(connection.db);
    for (const kind of ['tehsils', 'towns', 'neighbours'] as const) {
      expect(sorted(found[kind])).toEqual(sorted(places()[kind]));
    }
    expect(found.districts.map(({ slug }) => slug).sort()).toEqual(
      places()
        .districts.map(({ slug }) => slug)
        .sort(),
    );
    expect(await seedPlaces(connection.db, content)).toBe('unchanged');
  });

  test('updates changed rows, deletes missing rows and preserves ids', async () => {
    await seedPlaces(connection.db, folder());
    const id = async () =>
      (
        await connection.db
          .select({ id: districts.id, name: districts.name })
          .from(districts)
          .where(eq(districts.slug, 'prayagraj'))
      )[0];
    const before = await id();
    const rows = places();
    const left = (row: { state?: string; slug: string }) => (row.state ?? row.slug) === up;
    const fewer = {
      ...rows,
      states: rows.states.filter((row) => left(row)),
      districts: rows.districts
        .filter((row) => left(row))
        .map((row) => (row.slug === 'prayagraj' ? { ...row, name: { en: 'Sangam' } } : row)),
      tehsils: rows.tehsils.filter((row) => left(row)),
      towns: rows.towns.filter((row) => left(row)),
    };
    expect(await seedPlaces(connection.db, folder(fewer))).toBe('written');
    expect(await id()).toEqual({ id: before?.id, name: { en: 'Sangam' } });
    expect(await connection.db.select({ slug: states.slug }).from(states)).toEqual([
      { slug: 'uttar-pradesh' },
    ]);
    const found = await listPlaces(connection.db);
    expect([found.districts, found.tehsils, found.towns].map(({ length }) => length)).toEqual([
      2, 3, 2,
    ]);
  });

  const up = 'uttar-pradesh';
  test.each<[string, (rows: Places) => object, string]>([
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
          { state: up, slug: 'x', name: { en: 'X' }, aliases: ['Allahabad'] },
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
  ])('rejects %s and changes nothing', async (_what, change, reason) => {
    await seedPlaces(connection.db, folder());
    const before = await listPlaces(connection.db);
    const bad = folder({ ...places(), ...change(places()) });
    const problem = await seedPlaces(connection.db, bad).catch((error) => error);
    expect(problem).toBeInstanceOf(ContentError);
    expect(problem.message).toContain(reason);
    expect(await listPlaces(connection.db)).toEqual(before);
  });

  test('writes all places of India within seconds', async () => {
    const started = performance.now();
    expect(await seedPlaces(connection.db, `${repositoryRoot}/content`)).toBe('written');
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
