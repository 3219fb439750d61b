import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import vm from 'node:vm';
import pg from 'pg';
import type { Connection } from '../database/database.ts';
import { connected } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';

/** A kind of database that a test can open, empty, and that is gone when it is closed. */
export type TestDatabase = { name: string; open(): Promise<Connection> };

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** PGlite always; PostgreSQL where one answers. */
export function testDatabases(): TestDatabase[] {
  const embedded = { name: 'PGlite', open: openInMemory };
  if (postgresAnswers()) return [embedded, { name: 'PostgreSQL', open: openOwnDatabase }];
  // An address that somebody gave must work; without one, PostgreSQL is left out where none runs.
  if (process.env.TEST_DATABASE_URL !== undefined) throw new Error(`${server} does not answer`);
  return [embedded];
}

/**
 * PGlite imports parts of itself while it starts, which jest's module system cannot do: it is
 * loaded by Node's own `import`, past jest.
 */
async function openInMemory(): Promise<Connection> {
  const native = vm.runInThisContext('(name) => import(name)', {
    filename: import.meta.filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const { PGlite }: typeof import('@electric-sql/pglite') = await native('@electric-sql/pglite');
  return connected(new PGlite());
}

/** Asked in a process of its own: jest wants its list of tests at once, not after a promise. */
function postgresAnswers(): boolean {
  const ask = `import pg from 'pg';
    const client = new pg.Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 });
    await client.connect(); await client.end();`;
  const options = { cwd: path.resolve(import.meta.dirname, '../..'), stdio: 'ignore' } as const;
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', ask, server], options);
    return true;
  } catch {
    return false;
  }
}

async function openOwnDatabase(): Promise<Connection> {
  const name = `tractor_haat_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`CREATE DATABASE ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  const connection = await openPostgres(own.href);
  return {
    ...connection,
    async close() {
      await connection.close();
      await asAdministrator(`DROP DATABASE ${name}`);
    },
  };
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
