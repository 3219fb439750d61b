import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc, count } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Connection } from '../../../core/database/database.ts';
import { ContentError } from '../../../core/files/validate-rows.ts';
import {
  createContent,
  createContentFolder,
  createImplementRow,
  removeTestFolders,
} from '../../../testing/create-content-folder.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
} from '../../catalogue/products/tables.ts';
import { videos } from '../media/tables.ts';
import { findContentDigest, seed } from './import-content.ts';

const CONTENT_COUNTS = { types: 3, brands: 3, implements: 53, videos: 26 };

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
  const countLiveRows = async (table: PgTable & { retired_at: PgColumn }) => {
    const [row] = await connection.db.select({ rows: count() }).from(table).where(isLive(table));
    return row?.rows;
  };
  const countRows = async () => ({
    types: await countLiveRows(implementTypes),
    brands: await countLiveRows(implementBrands),
    implements: await countLiveRows(implementsTable),
    videos: await countLiveRows(videos),
  });

  test('writes every row with its prices, specs and captions', async () => {
    expect(await countRows()).toEqual(CONTENT_COUNTS);
    const [firstRow] = await listRows();
    expect(firstRow).toMatchObject({
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
    const idsByKey = new Map((await listRows()).map((row) => [row.key, row.id]));
    const changedContent = createContent();
    changedContent.implements = [
      ...changedContent.implements
        .slice(0, 40)
        .map((row) => ({ ...row, model: `${row.model} new` })),
      createImplementRow(99),
    ];
    expect(await seed(connection.db, createContentFolder(changedContent))).toBe('written');
    const after = await listRows();
    expect(after).toHaveLength(41);
    for (const row of after.filter(({ model }) => model.endsWith('new'))) {
      expect(row.id).toBe(idsByKey.get(row.key));
    }
    expect(await seed(connection.db, createContentFolder())).toBe('written');
    expect(await countRows()).toEqual(CONTENT_COUNTS);
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
    expect(error.rowErrors).toEqual([
      {
        file: 'implements.json',
        row: 3,
        name: 'fieldking/rotavator/model-3',
        reason: 'price_max_inr: must come with price_min_inr and not be lower',
      },
      expect.objectContaining({ row: 5, reason: expect.stringContaining('working_width_mm: ') }),
    ]);
    expect([await listRows(), await findContentDigest(connection.db)]).toEqual(before);
    expect(await countRows()).toEqual(CONTENT_COUNTS);
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
    expect(await countRows()).toEqual(CONTENT_COUNTS);
  });

  test('imports a caption file that is added to a clip', async () => {
    const folder = createContentFolder();
    writeFileSync(path.join(folder, 'media/clips/furrow.gu.vtt'), 'WEBVTT\n');
    expect(await seed(connection.db, folder)).toBe('written');
    const [video] = await connection.db.select().from(videos);
    expect(video?.caption_languages).toEqual(['en', 'hi', 'gu']);
  });
});
