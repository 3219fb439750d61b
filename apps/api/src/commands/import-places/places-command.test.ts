import type { Connection } from '../../core/database/database.ts';
import { listPlaces, seedPlaces } from '../../features/catalogue/places/seed-places.ts';
import { createContentFolder, removeTestFolders } from '../../testing/create-content-folder.ts';
import { selectDatabases } from '../../testing/databases.ts';
import { executeCommand } from '../admin/execute-command.ts';

afterAll(removeTestFolders);

const text = [
  'State Name,District Name,Sub-district Name (In English)',
  'Uttar Pradesh,Hamirpur,Rath',
  'Himachal Pradesh,Hamirpur,Bhoranj',
  'Gujarat,Anand,Petlad',
  'Gujarat,Kheda,Nadiad',
].join('\n');

describe.each(selectDatabases())('places command on $name', (database) => {
  let connection: Connection;
  const content = createContentFolder();
  beforeAll(async () => {
    connection = await database.open();
  });
  afterAll(() => connection.close());

  const runPlaces = (input: object) =>
    executeCommand(connection.db, 'places', {
      action: 'import-lgd',
      file: 'lgd.csv',
      text,
      dry_run: false,
      ...input,
    });
  const listTehsilSlugs = async () =>
    (await listPlaces(connection.db)).tehsils.map(({ slug }) => slug).sort();

  test('rejects an import of places into a database without states', async () => {
    expect(await runPlaces({})).toMatchObject({
      ok: false,
      message: expect.stringContaining('start the API once'),
    });
  });

  test('reports the changes of a dry run and writes nothing', async () => {
    await seedPlaces(connection.db, content);
    const before = await listPlaces(connection.db);
    expect(await runPlaces({ dry_run: true })).toMatchObject({
      ok: true,
      value: { written: false, districts: 4, tehsils: 4 },
    });
    expect(await listPlaces(connection.db)).toEqual(before);
  });

  test('rejects a file with an invalid line and writes nothing', async () => {
    const before = await listPlaces(connection.db);
    expect(await runPlaces({ text: `${text}\nUttar Pradesh,Hamirpur,` })).toMatchObject({
      ok: false,
      message: expect.stringContaining('lgd.csv, row 6 (): tehsil: is empty'),
    });
    expect(await listPlaces(connection.db)).toEqual(before);
  });

  test('preserves imported places until the operator restores the built-in ones', async () => {
    const result = await runPlaces({});
    expect(result).toMatchObject({
      ok: true,
      value: { written: true, new_districts: [], removed_districts: ['uttar-pradesh/prayagraj'] },
    });
    expect(await listTehsilSlugs()).toEqual(['bhoranj', 'nadiad', 'petlad', 'rath']);
    expect(await seedPlaces(connection.db, content)).toBe('imported');
    expect(await listTehsilSlugs()).toEqual(['bhoranj', 'nadiad', 'petlad', 'rath']);
    expect(await runPlaces({ action: 'built-in' })).toEqual({ ok: true, value: null });
    expect(await seedPlaces(connection.db, content)).toBe('written');
    expect(await listTehsilSlugs()).toEqual([
      'borsad',
      'maudaha',
      'meja',
      'nadaun',
      'nadiad',
      'petlad',
      'rath',
    ]);
  });
});
