import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import vm from 'node:vm';
import type { Connection } from '../../database/database.ts';
import { createConnection } from '../../database/open-embedded.ts';
import { digestOfContent } from './digests.ts';
import { dumpFile, FOLDER } from './dump-files.ts';
import { fill } from './fill.ts';
import { testRun } from './run.ts';
import type { TestDatabase } from './test-database.ts';

/** Maximum time to wait for another process to create a dump. */
const WAIT_MS = 120_000;

/** PGlite in memory, loaded from a dump. */
export const embedded: TestDatabase = {
  name: 'PGlite',
  open: async (contentDir) => createConnection(await start(await filledDump(contentDir))),
  bare: async () => createConnection(await start()),
};

/**
 * Copies a filled database into the data folder of a process, which opens it as its own; `before` may change it first.
 */
export async function layEmbedded(
  contentDir: string,
  dataDir: string,
  before?: (connection: Connection) => Promise<void>,
): Promise<void> {
  const filled = await filledDump(contentDir);
  const dump = before === undefined ? filled : await written(filled, before);
  const folder = path.join(dataDir, 'db/pg');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // tar warns about leading slashes for every archive of PGlite.
  const stdio = ['pipe', 'inherit', 'pipe'] as const;
  execFileSync('tar', ['-x', '-C', folder], { input: await dump.bytes(), stdio: [...stdio] });
}

async function written(filled: Blob, work: (connection: Connection) => Promise<void>) {
  const client = await start(filled);
  const connection = await createConnection(client);
  await work(connection);
  const dump = await client.dumpDataDir('none');
  await connection.close();
  return dump;
}

async function filledDump(contentDir: string | undefined): Promise<Blob> {
  const content = contentDir === undefined ? 'no-rows' : digestOfContent(contentDir);
  const file = dumpFile(testRun().digestOfCode, content);
  const storedDump = read(file);
  if (storedDump) return storedDump;
  // The tables are created once, for all contents.
  const from = contentDir === undefined ? undefined : await filledDump(undefined);
  return inTurn(async () => read(file) ?? (await make(file, from, contentDir)));
}

function read(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/** Serialises processes; the kernel releases the lock when a process ends in any way. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(FOLDER, { recursive: true });
  const lock = new DatabaseSync(path.join(FOLDER, 'lock'), { timeout: WAIT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}

async function make(file: string, from: Blob | undefined, contentDir: string | undefined) {
  const client = await start(from);
  const connection = await createConnection(client);
  try {
    await fill(connection, contentDir);
    const bytes = await (await client.dumpDataDir('none')).bytes();
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    return new Blob([bytes]);
  } finally {
    await connection.close();
  }
}

/**
 * PGlite imports parts of itself at the start, which jest's module system does not support, so Node's own `import`
 * loads it.
 */
async function start(dump?: Blob) {
  const native = vm.runInThisContext('(name) => import(name)', {
    filename: import.meta.filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const { PGlite }: typeof import('@electric-sql/pglite') = await native('@electric-sql/pglite');
  return new PGlite(dump === undefined ? {} : { loadDataDir: dump });
}
