import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestFolder, removeTestFolders } from '../../testing/create-content-folder.ts';

afterAll(removeTestFolders);

const runFile = promisify(execFile);

/** Runs in a separate process, because the embedded database does not start in jest. */
const PROGRAM = `
  import fs from 'node:fs';
  import { sql } from ${JSON.stringify(import.meta.resolve('drizzle-orm'))};
  let syncCount = 0;
  const sync = fs.fsyncSync;
  fs.fsyncSync = (file) => { syncCount += 1; return sync(file); };
  const { openEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, 'open-embedded.ts'))});
  const { db, close } = await openEmbedded(process.argv[1]);
  await db.execute(sql.raw('create table numbers (number int)'));
  const before = syncCount;
  for (let number = 0; number < 5; number += 1) await db.execute(sql.raw('insert into numbers values (' + number + ')'));
  const commitSyncs = syncCount - before;
  const { rows } = await db.execute(sql.raw('show fsync'));
  await close();
  console.log(JSON.stringify({ commitSyncs, fsync: rows[0].fsync }));
`;

const readFileModes = (folder: string): number[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mode & 0o777);

const dataDir = createTestFolder();
let result: { commitSyncs: number; fsync: string };
beforeAll(async () => {
  const { stdout } = await runFile(process.execPath, [
    '--input-type=module',
    '-e',
    PROGRAM,
    dataDir,
  ]);
  result = JSON.parse(stdout);
});

test('syncs every commit of the embedded database to the disk', () => {
  expect(result.fsync).toBe('on');
  expect(result.commitSyncs).toBeGreaterThanOrEqual(5);
});

test('creates database files that only the account of the process can read', () => {
  const folder = path.join(dataDir, 'db');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readFileModes(folder).filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
});
