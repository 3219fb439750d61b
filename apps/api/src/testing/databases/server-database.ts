import pg from 'pg';
import type { Connection } from '../../core/database/database.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';
import { computeContentDigest } from './digests.ts';
import { fillDatabase } from './fill-database.ts';
import { formatTemplateName, formatTestDatabaseName } from './server-names.ts';
import { runExclusively } from './server-run.ts';
import type { TestDatabase } from './test-database.ts';
import { readTestRun } from './test-run.ts';

export const serverDatabase: TestDatabase = {
  name: 'PostgreSQL',
  open: async (contentDir) => createDatabase(await ensureTemplate(contentDir)),
  openEmpty: () => createDatabase('template1'),
};

async function ensureTemplate(contentDir: string | undefined): Promise<string> {
  const { codeDigest } = readTestRun();
  const content = contentDir === undefined ? 'no_rows' : computeContentDigest(contentDir);
  const name = formatTemplateName(codeDigest, content);
  await withAdminClient(async (client) => {
    if (await hasDatabase(client, name)) return;
    await runExclusively(client, async () => {
      if (!(await hasDatabase(client, name))) await createTemplate(client, name, contentDir);
    });
  });
  return name;
}

async function hasDatabase(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  return rowCount === 1;
}

/** Renames the template when it is complete, so that other processes never copy an incomplete one. */
async function createTemplate(client: pg.Client, name: string, contentDir: string | undefined) {
  const temporaryName = `${name}_new`;
  await client.query(`DROP DATABASE IF EXISTS ${temporaryName}`);
  await client.query(`CREATE DATABASE ${temporaryName}`);
  const connection = await openPostgres(createUrl(temporaryName));
  try {
    await fillDatabase(connection, contentDir);
  } finally {
    await connection.close();
  }
  await client.query(`ALTER DATABASE ${temporaryName} RENAME TO ${name}`);
}

let databaseCount = 0;

async function createDatabase(template: string): Promise<Connection> {
  databaseCount += 1;
  const name = formatTestDatabaseName(requireServer().runNumber, `${process.pid}_${databaseCount}`);
  await withAdminClient((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const connection = await openPostgres(createUrl(name));
  return {
    ...connection,
    async close() {
      await connection.close();
      await withAdminClient((client) => client.query(`DROP DATABASE ${name}`));
    },
  };
}

function requireServer() {
  const { server } = readTestRun();
  if (server === undefined) throw new Error('no PostgreSQL answered when the tests started');
  return server;
}

function createUrl(database: string): string {
  const url = new URL(requireServer().url);
  url.pathname = `/${database}`;
  return url.href;
}

async function withAdminClient<T>(task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: requireServer().url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
