import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import vm from 'node:vm';
import type { Connection } from '../../core/database/database.ts';
import { createConnection } from '../../core/database/open-embedded.ts';
import { computeContentDigest } from './digests.ts';
import { DUMP_FOLDER, toDumpPath } from './dump-files.ts';
import { fillDatabase } from './fill-database.ts';
import type { TestDatabase } from './test-database.ts';
import { readTestRun } from './test-run.ts';

const LOCK_TIMEOUT_MS = 120_000;

export const embeddedDatabase: TestDatabase = {
  name: 'PGlite',
  open: async (contentDir) => createConnection(await startPglite(await loadFilledDump(contentDir))),
  openEmpty: async () => createConnection(await startPglite()),
};

/** Extracts a filled database into a data folder for an API process, after `change`. */
export async function copyEmbeddedDatabase(
  contentDir: string,
  dataDir: string,
  change?: (connection: Connection) => Promise<void>,
): Promise<void> {
  const filledDump = await loadFilledDump(contentDir);
  const dump = change === undefined ? filledDump : await createChangedDump(filledDump, change);
  const folder = path.join(dataDir, 'db/pg');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // `pipe` hides a warning of tar about leading slashes.
  const stdio = ['pipe', 'inherit', 'pipe'] as const;
  execFileSync('tar', ['-x', '-C', folder], { input: await dump.bytes(), stdio: [...stdio] });
}

async function createChangedDump(
  filledDump: Blob,
  change: (connection: Connection) => Promise<void>,
) {
  const client = await startPglite(filledDump);
  const connection = await createConnection(client);
  await change(connection);
  const dump = await client.dumpDataDir('none');
  await connection.close();
  return dump;
}

async function loadFilledDump(contentDir: string | undefined): Promise<Blob> {
  const content = contentDir === undefined ? 'no-rows' : computeContentDigest(contentDir);
  const file = toDumpPath(readTestRun().codeDigest, content);
  const storedDump = readDump(file);
  if (storedDump) return storedDump;
  // All dumps are based on one without rows, so that the tables are created once.
  const emptyDump = contentDir === undefined ? undefined : await loadFilledDump(undefined);
  return runExclusively(
    async () => readDump(file) ?? (await createDump(file, emptyDump, contentDir)),
  );
}

function readDump(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/** SQLite releases the lock even if the process is killed. */
async function runExclusively<T>(task: () => Promise<T>): Promise<T> {
  mkdirSync(DUMP_FOLDER, { recursive: true });
  const lock = new DatabaseSync(path.join(DUMP_FOLDER, 'lock'), { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await task();
  } finally {
    lock.close();
  }
}

async function createDump(
  file: string,
  emptyDump: Blob | undefined,
  contentDir: string | undefined,
) {
  const client = await startPglite(emptyDump);
  const connection = await createConnection(client);
  try {
    await fillDatabase(connection, contentDir);
    const bytes = await (await client.dumpDataDir('none')).bytes();
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    return new Blob([bytes]);
  } finally {
    await connection.close();
  }
}

/** Jest's module system does not support the dynamic imports of PGlite. */
async function startPglite(dump?: Blob) {
  const nativeImport = vm.runInThisContext('(name) => import(name)', {
    filename: import.meta.filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const { PGlite }: typeof import('@electric-sql/pglite') =
    await nativeImport('@electric-sql/pglite');
  return new PGlite(dump === undefined ? {} : { loadDataDir: dump });
}
