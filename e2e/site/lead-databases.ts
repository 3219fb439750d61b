import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './server-process.ts';
import { fillDatabase } from './start.ts';

const run = promisify(execFile);
const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database with tables and content that no other test uses. */
export interface LeadDatabase {
  readonly name: string;
  /** Fills the database. Returns the API settings that connect to it. */
  readonly open: (data: string) => Promise<Readonly<Record<string, string>>>;
  readonly drop: () => Promise<unknown>;
}

const runPsql = (statement: string) => run('psql', ['-qAtc', statement, SERVER_URL]);

export async function runApiCommand(
  env: Readonly<Record<string, string>>,
  name: string,
  ...args: string[]
): Promise<string> {
  const file = path.join(root, 'apps/api/src/commands', `${name}.ts`);
  const options = { env: { ...process.env, ...env }, maxBuffer: 2 ** 28 };
  const { stdout } = await run(process.execPath, [file, ...args], options);
  return stdout;
}

export const embeddedDatabase: LeadDatabase = {
  name: 'PGlite',
  async open(data) {
    await fillDatabase(data);
    return { DATA_DIR: data, DATABASE_URL: '' };
  },
  drop: async () => undefined,
};

/** Prepares the database on a PostgreSQL server as for a release. */
export function createPostgresDatabase(): LeadDatabase {
  const name = `e2e_leads_${process.pid}`;
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    name: 'PostgreSQL',
    async open(data) {
      await runPsql(`create database ${name}`);
      const env = {
        DATA_DIR: data,
        DATABASE_URL: url.href,
        SECRET_KEY: 'of this test alone, and long enough',
        PUBLIC_ORIGIN: 'http://localhost:3000',
      };
      await runApiCommand(env, 'migrate');
      await runApiCommand(env, 'seed');
      return env;
    },
    drop: () => runPsql(`drop database if exists ${name} with (force)`),
  };
}
