import { dealersResponse } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import {
  exportCommand,
  type ImportResult,
  importCommand,
} from '../../../commands/import/import-command.ts';
import type { Database } from '../../../core/database/database.ts';
import { createCatalogueFolder } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';

const importRows = async (...parameters: Parameters<typeof importCommand>) =>
  (await importCommand(...parameters)) as ImportResult;

describe.each(selectDatabases())('changes of the catalogue on $name', (database) => {
  let api: TestApi;
  let db: Database;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
    db = api.connection.db;
  });
  afterAll(() => api.close());

  const get = async (url: string) => {
    const response = await api.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };

  test('returns 410 for a sold used tractor', async () => {
    const listingId = 7;
    const before = await get(`/api/v1/used-tractors/${listingId}`);
    expect(before.status).toBe(200);
    const setStatus = (status: 'sold' | 'approved') =>
      db.update(usedTractors).set({ status }).where(eq(usedTractors.id, listingId));
    await setStatus('sold');
    const after = await get(`/api/v1/used-tractors/${listingId}`);
    await setStatus('approved');
    expect(after).toMatchObject({ status: 410, body: { success: false, code: 'GONE' } });
  });

  const dealer = {
    key: 'import-1',
    name: 'New (demo)',
    kind: 'tyre',
    brand: 'mrf',
    state: 'punjab',
    district: 'Moga',
    area: 'Bypass Road',
    phone: '00000 99999',
    demo: true,
  };
  const importDealers = (rows: object[], { dryRun } = { dryRun: false }) =>
    importRows(db, { entity: 'dealers', rows, dryRun });
  const countDealers = async () =>
    dealersResponse.parse((await get('/api/v1/dealers?kind=tyre')).body).data.total;

  test('writes no dealer in a dry run', async () => {
    const before = await countDealers();
    expect(await importDealers([dealer], { dryRun: true })).toMatchObject({
      added: 1,
      written: false,
    });
    expect(await countDealers()).toBe(before);
  });

  test('writes no dealer if one of the rows is invalid', async () => {
    const before = await countDealers();
    const rejected = await importDealers([
      dealer,
      { ...dealer, key: 'import-2', phone: '98765 43210x' },
    ]);
    expect(rejected.rowErrors).toEqual([
      { row: 2, field: 'phone', reason: 'must be ten digits, as 00000 12345' },
    ]);
    expect(await countDealers()).toBe(before);
  });

  test('adds a dealer once when it is imported twice', async () => {
    const before = await countDealers();
    expect(await importDealers([dealer])).toMatchObject({ added: 1, changed: 0, written: true });
    expect(await importDealers([dealer])).toMatchObject({ added: 0, changed: 1, written: true });
    expect(await countDealers()).toBe(before + 1);
  });

  const exportTractors = async () =>
    (await exportCommand(db, { entity: 'tractors' })) as Record<string, unknown>[];

  test('accepts exported tractors as an import', async () => {
    const rows = await exportTractors();
    expect(rows).toHaveLength(120);
    const accepted = await importRows(db, { entity: 'tractors', rows, dryRun: true });
    expect(accepted).toMatchObject({ added: 0, changed: 120, rowErrors: [] });
  });

  test('rejects an imported tractor of an unknown brand', async () => {
    const [row] = await exportTractors();
    const tractorOfUnknownBrand = { ...row, brand: 'nobody' };
    const rejected = await importRows(db, {
      entity: 'tractors',
      rows: [tractorOfUnknownBrand],
      dryRun: false,
    });
    expect(rejected.rowErrors).toEqual([
      { row: 1, field: 'brand', reason: 'there is no "nobody" among the tractor-brands' },
    ]);
  });
});
