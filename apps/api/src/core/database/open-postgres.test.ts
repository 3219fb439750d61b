import { count, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { implementsTable } from '../../features/catalogue/products/tables.ts';
import { seed } from '../../features/content/import/import-content.ts';
import { createContentFolder, removeTestFolders } from '../../testing/create-content-folder.ts';
import {
  requireServerDatabase,
  selectAllDatabases,
  testOnServer,
} from '../../testing/databases.ts';
import type { Connection } from './database.ts';
import { migrations, requireCurrentTables } from './migrations.ts';
import { requireDurableCommits } from './open-postgres.ts';

afterAll(removeTestFolders);

testOnServer('migrates and imports once if several processes start together', async () => {
  const connection = await requireServerDatabase().openEmpty();
  const folder = createContentFolder();
  const importResults: string[] = [];
  const start = () =>
    connection.prepare(async (db) => {
      importResults.push(await seed(db, folder));
    });
  await Promise.all([start(), start(), start()]);
  expect(importResults).toEqual(['written', 'unchanged', 'unchanged']);
  const [rows] = await connection.db.select({ rows: count() }).from(implementsTable);
  expect(rows).toEqual({ rows: 53 });
  await connection.close();
});

testOnServer(
  'rejects tables that are older than the program, and accepts them after the migration',
  async () => {
    const connection = await requireServerDatabase().openEmpty();
    await expect(requireCurrentTables(connection.db)).rejects.toThrow(
      'run `node apps/api/src/commands/migrate.ts`',
    );
    await connection.prepare(async () => undefined);
    await requireCurrentTables(connection.db);
    await connection.close();
  },
);

const LAST_REPLACED_TIMESTAMP = 1_795_720_275_614;

async function createReplacedTables({ db }: Connection, newestTimestamp: number): Promise<void> {
  const [initial] = readMigrationFiles(migrations);
  for (const statement of initial?.sql ?? []) await db.execute(sql.raw(statement));
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1), ('b', ${newestTimestamp})`,
  );
}

test.each(selectAllDatabases())(
  'accepts a database with all migrations that 0000_initial replaces on $name',
  async (database) => {
    const connection = await database.openEmpty();
    await createReplacedTables(connection, LAST_REPLACED_TIMESTAMP);
    await connection.prepare(async () => undefined);
    await requireCurrentTables(connection.db);
    await connection.close();
  },
);

test.each(selectAllDatabases())(
  'rejects a database with only some migrations that 0000_initial replaces on $name',
  async (database) => {
    const connection = await database.openEmpty();
    await createReplacedTables(connection, LAST_REPLACED_TIMESTAMP - 1);
    await expect(connection.prepare(async () => undefined)).rejects.toThrow('cannot be migrated');
    await connection.close();
  },
);

testOnServer('rejects a server without durable commits', async () => {
  const connection = await requireServerDatabase().openEmpty();
  await requireDurableCommits(connection.db);
  await connection.db.transaction(async (session) => {
    await session.execute(sql`set local synchronous_commit = off`);
    await expect(requireDurableCommits(session)).rejects.toThrow(
      'runs with synchronous_commit off',
    );
  });
  await connection.close();
});

testOnServer('aborts a migration while another session locks a table', async () => {
  const connection = await requireServerDatabase().openEmpty();
  await connection.prepare(async () => undefined);
  await connection.db.transaction(async (lockingSession) => {
    await lockingSession.execute(
      sql`lock table drizzle.__drizzle_migrations in access exclusive mode`,
    );
    await expect(connection.prepare(async () => undefined)).rejects.toThrow(
      'has locked a table for more than 2s, so nothing was migrated',
    );
  });
  await connection.close();
});
