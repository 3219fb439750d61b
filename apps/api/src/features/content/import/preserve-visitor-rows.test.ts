import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ImportResult, importCommand } from '../../../commands/import/import-command.ts';
import type { Connection } from '../../../core/database/database.ts';
import { addVisitorsRows } from '../../../testing/add-visitors-rows.ts';
import { removeTestFolders } from '../../../testing/create-content-folder.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import {
  createEmptyContentFolder,
  createWholeContentFolder,
} from '../../../testing/whole-content.ts';
import { dealers } from '../../catalogue/dealers/tables.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
import { comments } from '../../community/comments/tables.ts';
import { answers, questions } from '../../community/questions/tables.ts';
import { reviews } from '../../community/reviews/tables.ts';
import { votes } from '../../community/votes/tables.ts';
import { enquiries } from '../../enquiries/forms/tables.ts';
import { toVersionPath } from './content-files.ts';
import { importContent, seed } from './import-content.ts';

jest.setTimeout(60_000);
afterAll(removeTestFolders);

function writeVersion(folder: string, number: number): string {
  writeFileSync(toVersionPath(folder), JSON.stringify({ number, digest: 'of a test' }));
  return folder;
}

const OPERATOR_TRACTOR = {
  key: 'swaraj/own',
  slug: 'own',
  brand: 'swaraj',
  model: 'Own',
  series: null,
  hp: null,
  cylinders: null,
  engine_cc: null,
  rated_rpm: null,
  pto_hp: null,
  gears_forward: null,
  gears_reverse: null,
  drive: '2wd',
  fuel: 'diesel',
  lift_capacity_kg: null,
  front_tyres: [],
  rear_tyres: [],
  emission: null,
  cabin_ac: false,
  launched_year: null,
  specs: {},
  test_report: null,
  popularity: 1,
  price_min_inr: null,
  price_max_inr: null,
  show_price: false,
  price_note: null,
  source: 'operator',
  as_of: '2026-11-01',
  confidence: 'low',
  note: null,
};

describe.each(selectDatabases())("content imports with visitors' rows on $name", (database) => {
  let connection: Connection;
  const olderFolder = writeVersion(createWholeContentFolder(), 1);
  const newerFolder = writeVersion(createEmptyContentFolder(), 2);
  beforeAll(async () => {
    connection = await database.open(olderFolder);
    await addVisitorsRows(connection.db);
  });
  afterAll(() => connection.close());

  const countRows = async (table: PgTable, where?: SQL) => {
    const [row] = await connection.db.select({ rows: count() }).from(table).where(where);
    return row?.rows;
  };
  const countVisitorRows = async () => ({
    usedTractors: await countRows(usedTractors, isNull(usedTractors.key)),
    usedPhotos: await countRows(usedPhotos),
    reviews: await countRows(reviews, isNull(reviews.key)),
    comments: await countRows(comments),
    questions: await countRows(questions, isNull(questions.key)),
    answers: await countRows(answers, isNull(answers.key)),
    votes: await countRows(votes),
    enquiries: await countRows(enquiries),
  });
  const listTractorIds = async () =>
    (await connection.db.select({ id: tractors.id }).from(tractors).orderBy(tractors.id)).map(
      ({ id }) => id,
    );

  test('preserves every visitor row when a newer and an older release import their content in turn', async () => {
    const before = [await countVisitorRows(), await listTractorIds()];
    expect(before[0]).toEqual({
      usedTractors: 1,
      usedPhotos: 1,
      reviews: 1,
      comments: 1,
      questions: 1,
      answers: 2,
      votes: 2,
      enquiries: 1,
    });
    for (let run = 0; run < 10; run += 1) {
      const folder = run % 2 === 0 ? newerFolder : olderFolder;
      // Without `evenIfOlder`, the version number would prevent the import of the older folder.
      expect(await seed(connection.db, folder, { evenIfOlder: true })).toBe('written');
      expect([await countVisitorRows(), await listTractorIds()]).toEqual(before);
    }
  });

  test('does not overwrite newer content with older content unless an operator restores it', async () => {
    const { db } = connection;
    expect(await importContent(db, newerFolder)).toMatchObject({ content: 'written' });
    expect(await importContent(db, olderFolder)).toEqual({ content: 'older', places: 'older' });
    const listLiveTractors = () => db.select().from(tractors).where(isNull(tractors.retired_at));
    expect(await listLiveTractors()).toEqual([]);
    expect(await importContent(db, newerFolder)).toMatchObject({ content: 'unchanged' });
    expect((await importContent(db, olderFolder, { evenIfOlder: true })).content).toBe('written');
    expect(await listLiveTractors()).toHaveLength(2);
  });

  test('rejects the deletion of a tractor that rows of visitors reference', async () => {
    const deletion = connection.db.delete(tractors).where(sql`true`);
    await expect(deletion).rejects.toThrow();
    expect(await listTractorIds()).toHaveLength(2);
  });

  const importRow = (entity: string, row: object) =>
    importCommand(connection.db, { entity, rows: [row], dryRun: false }) as Promise<ImportResult>;

  test('preserves rows that an operator imported and the rows that they reference', async () => {
    const { db } = connection;
    const [dealer] = await db.select().from(dealers).where(eq(dealers.key, 'demo-001'));
    const { id, by_operator: _, retired_at: __, ...row } = dealer ?? { id: 0 };
    expect(await importRow('dealers', { ...row, name: 'Ours' })).toMatchObject({ written: true });
    expect((await importRow('tractors', OPERATOR_TRACTOR)).rowErrors).toEqual([]);
    for (const folder of [newerFolder, olderFolder, newerFolder]) {
      await seed(db, folder, { evenIfOlder: true });
      const [dealerRow] = await db.select().from(dealers).where(eq(dealers.id, id));
      expect(dealerRow).toMatchObject({ name: 'Ours', retired_at: null });
    }
    const liveTractors = await db.select().from(tractors).where(isNull(tractors.retired_at));
    expect(liveTractors.map(({ slug }) => slug)).toEqual(['own']);
    const liveBrands = await db
      .select()
      .from(tractorBrands)
      .where(isNull(tractorBrands.retired_at));
    expect(liveBrands.map(({ slug }) => slug)).toEqual(['swaraj']);
  });

  test('rejects an imported tractor of a retired brand', async () => {
    await seed(connection.db, newerFolder, { evenIfOlder: true });
    const rejected = await importRow('tractors', {
      ...OPERATOR_TRACTOR,
      key: 'm/x',
      slug: 'x',
      brand: 'mahindra',
    });
    expect(rejected.rowErrors).toEqual([
      { row: 1, field: 'brand', reason: 'there is no "mahindra" among the tractor-brands' },
    ]);
  });

  test('accepts a new row with the slug of a retired row', async () => {
    const { db } = connection;
    await seed(db, newerFolder, { evenIfOlder: true });
    const newestFolder = writeVersion(createWholeContentFolder(), 3);
    const file = path.join(newestFolder, 'tractors.json');
    const rows: { slug: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    const renamedRows = rows.map((row) => ({ ...row, key: `again/${row.slug}` }));
    writeFileSync(file, JSON.stringify(renamedRows));
    writeFileSync(path.join(newestFolder, 'comparisons.json'), '[]');
    writeFileSync(path.join(newestFolder, 'used-tractors.json'), '[]');
    writeFileSync(path.join(newestFolder, 'reviews.json'), '[]');
    expect(await seed(db, newestFolder)).toBe('written');
    const [tractor] = await db
      .select()
      .from(tractors)
      .where(eq(tractors.key, 'again/mahindra-575-di'));
    expect(tractor).toMatchObject({ slug: 'mahindra-575-di', retired_at: null });
  });

  test('keeps the status of rejected reviews and sold listings on import', async () => {
    const { db } = connection;
    await seed(db, olderFolder, { evenIfOlder: true });
    const [review] = await db.select().from(reviews).where(eq(reviews.demo, true)).limit(1);
    await db
      .update(reviews)
      .set({ status: 'rejected' })
      .where(eq(reviews.id, review?.id ?? 0));
    const listStatuses = async () =>
      new Set((await db.select().from(reviews)).map(({ key, status }) => `${key} ${status}`));
    await db.update(usedTractors).set({ status: 'sold' }).where(eq(usedTractors.demo, true));
    const before = await listStatuses();
    for (const folder of [newerFolder, olderFolder]) await seed(db, folder, { evenIfOlder: true });
    expect(await listStatuses()).toEqual(before);
    expect(before).toContain(`${review?.key} rejected`);
    const listings = await db.select().from(usedTractors).where(eq(usedTractors.demo, true));
    expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(['sold']));
  });
});
