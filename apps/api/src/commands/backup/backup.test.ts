import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createTestFolder, removeTestFolders } from '../../testing/create-content-folder.ts';
import { readTestRun } from '../../testing/databases/test-run.ts';
import { selectDatabases } from '../../testing/databases.ts';

const runFile = promisify(execFile);
const TIMEOUT_MS = 240_000;
const drillPath = path.join(import.meta.dirname, 'testing/drill.ts');

afterAll(removeTestFolders);

async function runOnServer(statement: string) {
  const client = new pg.Client({ connectionString: readTestRun().server?.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function createDatabaseUrl(name: string): string {
  const url = new URL(readTestRun().server?.url ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

const canDump = spawnSync('pg_dump', ['--version']).status === 0;
if (!canDump)
  test.skip('restores PostgreSQL from an archive (requires pg_dump: apt-get install postgresql-client)', () =>
    undefined);

test.each(selectDatabases().filter(({ name }) => name === 'PGlite' || canDump))(
  'restores every row, photo, key and artifact from an archive on $name',
  async ({ name }) => {
    const createName = () => `tractor_haat_backup_${randomBytes(6).toString('hex')}`;
    const databases = name === 'PGlite' ? [] : [createName(), createName()];
    for (const database of databases) await runOnServer(`CREATE DATABASE ${database}`);
    try {
      const { stdout } = await runFile(process.execPath, [
        drillPath,
        createTestFolder(),
        ...databases.map(createDatabaseUrl),
      ]);
      expect(stdout).toContain('40 accounts and 40 photos are the same');
    } finally {
      for (const database of databases) await runOnServer(`DROP DATABASE ${database} WITH (FORCE)`);
    }
  },
  TIMEOUT_MS,
);
