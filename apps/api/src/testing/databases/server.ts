import pg from 'pg';
import type { Connection } from '../../database/database.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { digestOfContent } from './digests.ts';
import { fill } from './fill.ts';
import { testRun } from './run.ts';
import { databaseOfTest, templateOf } from './server-names.ts';
import { inTurn } from './server-run.ts';
import type { TestDatabase } from './test-database.ts';

/** A separate database on the available PostgreSQL, copied from a template. */
export const server: TestDatabase = {
  name: 'PostgreSQL',
  open: async (contentDir) => ownDatabase(await templateFor(contentDir)),
  bare: () => ownDatabase('template1'),
};

async function templateFor(contentDir: string | undefined): Promise<string> {
  const { digestOfCode } = testRun();
  const content = contentDir === undefined ? 'no_rows' : digestOfContent(contentDir);
  const name = templateOf(digestOfCode, content);
  await asAdministrator(async (client) => {
    if (await exists(client, name)) return;
    await inTurn(client, async () => {
      if (!(await exists(client, name))) await make(client, name, contentDir);
    });
  });
  return name;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  return rowCount === 1;
}

/** Renamed when it is complete, so that no incomplete template is copied. */
async function make(client: pg.Client, name: string, contentDir: string | undefined) {
  const unfinished = `${name}_new`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  const connection = await openPostgres(addressOf(unfinished));
  try {
    await fill(connection, contentDir);
  } finally {
    await connection.close();
  }
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

let opened = 0;

async function ownDatabase(template: string): Promise<Connection> {
  opened += 1;
  const name = databaseOfTest(address().run, `${process.pid}_${opened}`);
  await asAdministrator((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const connection = await openPostgres(addressOf(name));
  return {
    ...connection,
    async close() {
      await connection.close();
      await asAdministrator((client) => client.query(`DROP DATABASE ${name}`));
    },
  };
}

function address() {
  const { server } = testRun();
  if (server === undefined) throw new Error('no PostgreSQL answered when the tests started');
  return server;
}

function addressOf(database: string): string {
  const own = new URL(address().url);
  own.pathname = `/${database}`;
  return own.href;
}

async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address().url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
