import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { type ImportResult, importCommand } from '../../../commands/import/import-command.ts';
import type { Connection } from '../../../database/database.ts';
import { comments } from '../../../database/schema/comments.ts';
import { dealers } from '../../../database/schema/dealers.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { answers, questions } from '../../../database/schema/questions.ts';
import { reviews } from '../../../database/schema/reviews.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { votes } from '../../../database/schema/votes.ts';
import { removeTestFolders } from '../../../testing/content.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { addVisitorsRows } from '../../../testing/visitors-rows.ts';
import { emptyContent, wholeContent } from '../../../testing/whole-content.ts';
import { toVersionPath } from './content-version.ts';
import { importContent } from './import-content.ts';
import { seed } from './seed.ts';

jest.setTimeout(60_000);
afterAll(removeTestFolders);

const numbered = (folder: string, number: number): string => {
  writeFileSync(toVersionPath(folder), JSON.stringify({ number, digest: 'of a test' }));
  return folder;
};

describe.each(bothDatabases())("content and visitors' rows on $name", (database) => {
  let connection: Connection;
  const older = numbered(wholeContent(), 1);
  const newer = numbered(emptyContent(), 2);
  beforeAll(async () => {
    connection = await database.open(older);
    await addVisitorsRows(connection.db);
  });
  afterAll(() => connection.close());

  const visitorsRows = async () => {
    const { db } = connection;
    const own = [
      db.select({ rows: count() }).from(usedTractors).where(isNull(usedTractors.key)),
      db.select({ rows: count() }).from(usedPhotos),
      db.select({ rows: count() }).from(reviews).where(isNull(reviews.key)),
      db.select({ rows: count() }).from(comments),
      db.select({ rows: count() }).from(questions).where(isNull(questions.key)),
      db.select({ rows: count() }).from(answers).where(isNull(answers.key)),
      db.select({ rows: count() }).from(votes),
      db.select({ rows: count() }).from(enquiries),
    ];
    return (await Promise.all(own)).map(([row]) => row?.rows);
  };
  const tractorIds = async () =>
    (await connection.db.select({ id: tractors.id }).from(tractors).orderBy(tractors.id)).map(
      ({ id }) => id,
    );

  test('preserves every visitor row when two releases start alternately ten times', async () => {
    const before = [await visitorsRows(), await tractorIds()];
    expect(before[0]).toEqual([1, 1, 1, 1, 1, 2, 2, 1]);
    for (let start = 0; start < 10; start += 1) {
      const folder = start % 2 === 0 ? newer : older;
      // As if each were the newest: the hardest case, which the number prevents otherwise.
      expect(await seed(connection.db, folder, { evenIfOlder: true })).toBe('written');
      expect([await visitorsRows(), await tractorIds()]).toEqual(before);
    }
  });

  test('does not overwrite newer content with older content unless an operator restores it', async () => {
    const { db } = connection;
    expect(await importContent(db, newer)).toMatchObject({ content: 'written' });
    expect(await importContent(db, older)).toEqual({ content: 'older', places: 'older' });
    const visibleRows = () => db.select().from(tractors).where(isNull(tractors.retired_at));
    expect(await visibleRows()).toEqual([]);
    expect(await importContent(db, newer)).toMatchObject({ content: 'unchanged' });
    expect((await importContent(db, older, { evenIfOlder: true })).content).toBe('written');
    expect(await visibleRows()).toHaveLength(2);
  });

  test("rejects the deletion of a tractor with visitors' rows", async () => {
    const all = connection.db.delete(tractors).where(sql`true`);
    await expect(all).rejects.toThrow();
    expect(await tractorIds()).toHaveLength(2);
  });

  test("preserves operators' imports and the rows they reference", async () => {
    const { db } = connection;
    const run = (entity: string, row: object) =>
      importCommand(db, { entity, rows: [row], dryRun: false }) as Promise<ImportResult>;
    const [dealer] = await db.select().from(dealers).where(eq(dealers.key, 'demo-001'));
    const { id, by_operator: _, retired_at: __, ...row } = dealer ?? { id: 0 };
    expect(await run('dealers', { ...row, name: 'Ours' })).toMatchObject({ written: true });
    const made = {
      key: 'swaraj/own',
      slug: 'own',
      brand: 'swaraj',
      model: 'Own',
      series: null,
      ...{ hp: null, cylinders: null, engine_cc: null, rated_rpm: null, pto_hp: null },
      ...{ gears_forward: null, gears_reverse: null, drive: '2wd', fuel: 'diesel' },
      ...{ lift_capacity_kg: null, front_tyres: [], rear_tyres: [], emission: null },
      ...{ cabin_ac: false, launched_year: null, specs: {}, test_report: null, popularity: 1 },
      ...{ price_min_inr: null, price_max_inr: null, show_price: false, price_note: null },
      ...{ source: 'operator', as_of: '2026-11-01', confidence: 'low', note: null },
    };
    expect((await run('tractors', made)).rowErrors).toEqual([]);
    for (const folder of [newer, older, newer]) {
      await seed(db, folder, { evenIfOlder: true });
      const [dealerRow] = await db.select().from(dealers).where(eq(dealers.id, id));
      expect(dealerRow).toMatchObject({ name: 'Ours', retired_at: null });
    }
    const live = await db.select().from(tractors).where(isNull(tractors.retired_at));
    expect(live.map(({ slug }) => slug)).toEqual(['own']);
    const makers = await db.select().from(tractorBrands).where(isNull(tractorBrands.retired_at));
    expect(makers.map(({ slug }) => slug)).toEqual(['swaraj']);
    // References to retired rows are rejected.
    const lost = await run('tractors', { ...made, key: 'm/x', slug: 'x', brand: 'mahindra' });
    expect(lost.rowErrors).toEqual([
      { row: 1, field: 'brand', reason: 'there is no "mahindra" among the tractor-brands' },
    ]);
  });

  test('accepts a new row with the slug of a retired one', async () => {
    const { db } = connection;
    await seed(db, newer, { evenIfOlder: true });
    const again = numbered(wholeContent(), 3);
    const file = path.join(again, 'tractors.json');
    const rows: { slug: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    const renamed = rows.map((row) => ({ ...row, key: `again/${row.slug}` }));
    writeFileSync(file, JSON.stringify(renamed));
    writeFileSync(path.join(again, 'comparisons.json'), '[]');
    writeFileSync(path.join(again, 'used-tractors.json'), '[]');
    writeFileSync(path.join(again, 'reviews.json'), '[]');
    expect(await seed(db, again)).toBe('written');
    const [one] = await db.select().from(tractors).where(eq(tractors.key, 'again/mahindra-575-di'));
    expect(one).toMatchObject({ slug: 'mahindra-575-di', retired_at: null });
  });

  test('does not restore a moderated or sold listing with new content', async () => {
    const { db } = connection;
    await seed(db, older, { evenIfOlder: true });
    const [first] = await db.select().from(reviews).where(eq(reviews.demo, true)).limit(1);
    await db
      .update(reviews)
      .set({ status: 'rejected' })
      .where(eq(reviews.id, first?.id ?? 0));
    const statuses = async () =>
      new Set((await db.select().from(reviews)).map(({ key, status }) => `${key} ${status}`));
    await db.update(usedTractors).set({ status: 'sold' }).where(eq(usedTractors.demo, true));
    const before = await statuses();
    for (const folder of [newer, older]) await seed(db, folder, { evenIfOlder: true });
    expect(await statuses()).toEqual(before);
    expect(before).toContain(`${first?.key} rejected`);
    const used = await db.select().from(usedTractors).where(eq(usedTractors.demo, true));
    expect(new Set(used.map(({ status }) => status))).toEqual(new Set(['sold']));
  });
});
