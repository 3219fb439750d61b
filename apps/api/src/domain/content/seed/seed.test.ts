import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc, count } from 'drizzle-orm';
import type { Connection } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import { videos } from '../../../database/schema/videos.ts';
import { ContentError } from '../../../shared/content-rows/content-error.ts';
import {
  content,
  contentFolder,
  implementRow,
  removeTestFolders,
} from '../../../testing/content.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { findContentDigest, seed } from './seed.ts';

describe.each(everyDatabase())('seed on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.bare();
    await connection.prepare(async (db) => {
      await seed(db, contentFolder());
    });
  });
  afterAll(async () => {
    await connection.close();
    removeTestFolders();
  });

  const rows = () =>
    connection.db
      .select()
      .from(implementsTable)
      .where(isLive(implementsTable))
      .orderBy(asc(implementsTable.key));
  const counts = async () =>
    Promise.all(
      [implementTypes, implementBrands, implementsTable, videos].map(async (table) => {
        const [row] = await connection.db
          .select({ rows: count() })
          .from(table)
          .where(isLive(table));
        return row?.rows;
      }),
    );

  test('writes every row with its prices, specs and captions', async () => {
    expect(await counts()).toEqual([3, 3, 53, 26]);
    const [first] = await rows();
    expect(first).toMatchObject({
      key: 'fieldking/plough/model-51',
      price_min_inr: 1_285_567,
      specs: { tynes: 9, gearbox: 'multi-speed' },
      as_of: '2026-11-01',
    });
    const [video] = await connection.db.select().from(videos);
    expect(video?.caption_languages).toEqual(['en', 'hi']);
  });

  test('skips content that has not changed', async () => {
    const before = await rows();
    expect(await seed(connection.db, contentFolder())).toBe('unchanged');
    expect(await rows()).toEqual(before);
  });

  test('does not change the database when it is prepared twice', async () => {
    const before = await rows();
    await connection.prepare(async (db) => {
      expect(await seed(db, contentFolder())).toBe('unchanged');
    });
    expect(await rows()).toEqual(before);
  });

  test('preserves ids of changed rows, adds new rows and retires missing ones', async () => {
    const before = new Map((await rows()).map((row) => [row.key, row.id]));
    const changed = content();
    changed.implements = [
      ...changed.implements.slice(0, 40).map((row) => ({ ...row, model: `${row.model} new` })),
      implementRow(99),
    ];
    expect(await seed(connection.db, contentFolder(changed))).toBe('written');
    const after = await rows();
    expect(after).toHaveLength(41);
    for (const row of after.filter(({ model }) => model.endsWith('new'))) {
      expect(row.id).toBe(before.get(row.key));
    }
    expect(await seed(connection.db, contentFolder())).toBe('written');
    expect(await counts()).toEqual([3, 3, 53, 26]);
  });

  test('rejects content with an invalid row and reports file, row and reason', async () => {
    const before = [await rows(), await findContentDigest(connection.db)];
    const bad = content();
    bad.types.push({ slug: 'tiller', name: { en: 'T' }, description: { en: 'T' }, sort_order: 9 });
    bad.implements[2] = implementRow(3, { price_max_inr: 5 });
    bad.implements[4] = implementRow(5, { working_width_mm: -1 });
    const problem = await seed(connection.db, contentFolder(bad)).catch((error) => error);
    expect(problem).toBeInstanceOf(ContentError);
    expect(problem.problems).toEqual([
      {
        file: 'implements.json',
        row: 3,
        name: 'fieldking/rotavator/model-3',
        reason: 'price_max_inr: must come with price_min_inr and not be lower',
      },
      expect.objectContaining({ row: 5, reason: expect.stringContaining('working_width_mm: ') }),
    ]);
    expect([await rows(), await findContentDigest(connection.db)]).toEqual(before);
    expect(await counts()).toEqual([3, 3, 53, 26]);
  });

  test('rolls back after an error during writing', async () => {
    const before = [await rows(), await findContentDigest(connection.db)];
    const bad = content();
    // PostgreSQL rejects null bytes in texts: the row passes the checks, but not the database.
    bad.implements.push(implementRow(100, { model: 'a\u0000b' }));
    bad.types.push({ slug: 'tiller', name: { en: 'T' }, description: { en: 'T' }, sort_order: 9 });
    await expect(seed(connection.db, contentFolder(bad))).rejects.toThrow();
    expect([await rows(), await findContentDigest(connection.db)]).toEqual(before);
    expect(await counts()).toEqual([3, 3, 53, 26]);
  });

  test('imports a new caption file of a clip', async () => {
    const folder = contentFolder();
    writeFileSync(path.join(folder, 'media/clips/furrow.gu.vtt'), 'WEBVTT\n');
    expect(await seed(connection.db, folder)).toBe('written');
    const [video] = await connection.db.select().from(videos);
    expect(video?.caption_languages).toEqual(['en', 'hi', 'gu']);
  });
});
