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
  createContent,
  createContentFolder,
  createImplementRow,
  removeTestFolders,
} from '../../../testing/content.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { findContentDigest, seed } from './seed.ts';

describe.each(selectAllDatabases())('seed on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.openEmpty();
    await connection.prepare(async (db) => {
      await seed(db, createContentFolder());
    });
  });
  afterAll(async () => {
    await connection.close();
    removeTestFolders();
  });

  const listRows = () =>
    connection.db
      .select()
      .from(implementsTable)
      .where(isLive(implementsTable))
      .orderBy(asc(implementsTable.key));
  const countRows = async () =>
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
    expect(await countRows()).toEqual([3, 3, 53, 26]);
    const [first] = await listRows();
    expect(first).toMatchObject({
      key: 'fieldking/plough/model-51',
      price_min_inr: 1_285_567,
      specs: { tynes: 9, gearbox: 'multi-speed' },
      as_of: '2026-11-01',
    });
    const [video] = await connection.db.select().from(videos);
    expect(video?.caption_languages).toEqual(['en', 'hi']);
  });

  test('does not write unchanged content again', async () => {
    const before = await listRows();
    expect(await seed(connection.db, createContentFolder())).toBe('unchanged');
    expect(await listRows()).toEqual(before);
  });

  test('does not write unchanged content when the database is prepared again', async () => {
    const before = await listRows();
    await connection.prepare(async (db) => {
      expect(await seed(db, createContentFolder())).toBe('unchanged');
    });
    expect(await listRows()).toEqual(before);
  });

  test('preserves the ids of changed rows and retires missing rows', async () => {
    const before = new Map((await listRows()).map((row) => [row.key, row.id]));
    const changed = createContent();
    changed.implements = [
      ...changed.implements.slice(0, 40).map((row) => ({ ...row, model: `${row.model} new` })),
      createImplementRow(99),
    ];
    expect(await seed(connection.db, createContentFolder(changed))).toBe('written');
    const after = await listRows();
    expect(after).toHaveLength(41);
    for (const row of after.filter(({ model }) => model.endsWith('new'))) {
      expect(row.id).toBe(before.get(row.key));
    }
    expect(await seed(connection.db, createContentFolder())).toBe('written');
    expect(await countRows()).toEqual([3, 3, 53, 26]);
  });

  test('rejects content with an invalid row and reports file, row and reason', async () => {
    const before = [await listRows(), await findContentDigest(connection.db)];
    const invalidContent = createContent();
    invalidContent.types.push({
      slug: 'tiller',
      name: { en: 'T' },
      description: { en: 'T' },
      sort_order: 9,
    });
    invalidContent.implements[2] = createImplementRow(3, { price_max_inr: 5 });
    invalidContent.implements[4] = createImplementRow(5, { working_width_mm: -1 });
    const error = await seed(connection.db, createContentFolder(invalidContent)).catch(
      (cause) => cause,
    );
    expect(error).toBeInstanceOf(ContentError);
    expect(error.problems).toEqual([
      {
        file: 'implements.json',
        row: 3,
        name: 'fieldking/rotavator/model-3',
        reason: 'price_max_inr: must come with price_min_inr and not be lower',
      },
      expect.objectContaining({ row: 5, reason: expect.stringContaining('working_width_mm: ') }),
    ]);
    expect([await listRows(), await findContentDigest(connection.db)]).toEqual(before);
    expect(await countRows()).toEqual([3, 3, 53, 26]);
  });

  test('rolls back all changes after an error while rows are written', async () => {
    const before = [await listRows(), await findContentDigest(connection.db)];
    const invalidContent = createContent();
    // The row passes the checks, but PostgreSQL rejects null bytes in texts.
    invalidContent.implements.push(createImplementRow(100, { model: 'a\u0000b' }));
    invalidContent.types.push({
      slug: 'tiller',
      name: { en: 'T' },
      description: { en: 'T' },
      sort_order: 9,
    });
    await expect(seed(connection.db, createContentFolder(invalidContent))).rejects.toThrow();
    expect([await listRows(), await findContentDigest(connection.db)]).toEqual(before);
    expect(await countRows()).toEqual([3, 3, 53, 26]);
  });

  test('imports a caption file that is added to a clip', async () => {
    const folder = createContentFolder();
    writeFileSync(path.join(folder, 'media/clips/furrow.gu.vtt'), 'WEBVTT\n');
    expect(await seed(connection.db, folder)).toBe('written');
    const [video] = await connection.db.select().from(videos);
    expect(video?.caption_languages).toEqual(['en', 'hi', 'gu']);
  });
});
