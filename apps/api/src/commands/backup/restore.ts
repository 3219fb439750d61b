import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '../../core/database/connect.ts';
import { getEmbeddedFolder, restoreEmbedded } from '../../core/database/open-embedded.ts';
import { StartupError } from '../../core/startup-error.ts';
import { ARCHIVE_PATHS, type BackupLocations } from './backup.ts';
import { restoreDatabase } from './dump-database.ts';
import { unpackArchive } from './pack-archive.ts';

/** With `force`, existing files are renamed. Throws before any change if the archive is damaged. */
export async function restore(
  locations: BackupLocations,
  { file, force, now }: { file: string; force: boolean; now: Date },
): Promise<{ made_at: string }> {
  const { databaseUrl, dataDir, storeDir } = locations;
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(path.resolve(dataDir), 'restore-'));
  try {
    const { database, made_at } = await unpackArchive(file, folder);
    const expected = databaseUrl === undefined ? 'embedded' : 'postgresql';
    if (database !== expected)
      throw new StartupError(
        `${file} is a backup of another kind of database: ${database}; this one is ${expected}.`,
      );
    if (!force) await requireNoData(locations);
    const suffix = now.toISOString().replaceAll(/[:.]/g, '-');
    const dump = path.join(folder, ARCHIVE_PATHS.database);
    if (databaseUrl === undefined) await restoreEmbedded(dataDir, dump, suffix);
    else await restoreDatabase(databaseUrl, dump);
    await restoreKey(path.join(folder, ARCHIVE_PATHS.key), dataDir, suffix);
    await restoreStore(path.join(folder, ARCHIVE_PATHS.store), storeDir, suffix);
    return { made_at };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireNoData(locations: BackupLocations): Promise<void> {
  const existing = await listExistingData(locations);
  if (existing.length === 0) return;
  throw new StartupError(
    `Nothing was restored: ${existing.join(', ')} exists; --force replaces it.`,
  );
}

async function listExistingData({
  databaseUrl,
  dataDir,
  storeDir,
}: BackupLocations): Promise<string[]> {
  const existing = [path.join(dataDir, ARCHIVE_PATHS.key), storeDir].filter((file) =>
    existsSync(file),
  );
  if (databaseUrl === undefined) {
    const folder = getEmbeddedFolder(dataDir);
    const isFilled = existsSync(folder) && (await readdir(folder)).length > 0;
    return isFilled ? [folder, ...existing] : existing;
  }
  const connection = await connect({ databaseUrl, dataDir });
  try {
    const { rows } = (await connection.db.execute(
      sql`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    )) as unknown as { rows: { tables: number }[] };
    return rows[0]?.tables === 0 ? existing : ['the database of DATABASE_URL', ...existing];
  } finally {
    await connection.close();
  }
}

async function restoreKey(source: string, dataDir: string, suffix: string): Promise<void> {
  if (!existsSync(source)) return;
  const keyFile = path.join(dataDir, ARCHIVE_PATHS.key);
  await renameExisting(keyFile, suffix);
  await writeFile(keyFile, await readFile(source), { mode: 0o600 });
}

async function restoreStore(source: string, storeDir: string, suffix: string): Promise<void> {
  if (!existsSync(source)) return;
  await renameExisting(storeDir, suffix);
  await cp(source, storeDir, { recursive: true });
}

async function renameExisting(file: string, suffix: string): Promise<void> {
  if (existsSync(file)) await rename(file, `${file}.before-${suffix}`);
}
