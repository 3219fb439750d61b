import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { readSecretKey } from '../../shared/secrets/read-secret-key.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { runCommand } from '../admin/run-command.ts';
import { dumpDatabase } from './dump-database.ts';
import { packArchive } from './pack-archive.ts';

export type BackupLocations = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'> & {
  storeDir: string;
};

export const ARCHIVE_PATHS = { database: 'database', key: 'secret.key', store: 'store' } as const;

/**
 * Writes all data that cannot be recreated into one archive: the database with visitors' texts and photos, the signing
 * key, and the artifact store. The site and the API keep running.
 */
export async function backup(
  locations: BackupLocations,
  { file, force, now }: { file: string; force: boolean; now: Date },
): Promise<void> {
  if (existsSync(file) && !force) throw new StartupError(`${file} exists; --force overwrites it.`);
  await mkdir(path.dirname(file), { recursive: true });
  // The folder is beside the archive, because the archive's disk has enough space and the folder is private.
  const folder = await mkdtemp(`${path.resolve(file)}-`);
  try {
    const { databaseUrl, dataDir, storeDir } = locations;
    const dump = path.join(folder, ARCHIVE_PATHS.database);
    if (databaseUrl === undefined) await runCommand(locations, 'backup:database', { file: dump });
    else await dumpDatabase(databaseUrl, dump);
    // A key that is a setting is not part of the backup.
    if (databaseUrl === undefined && locations.secretKey === undefined)
      await writeFile(
        path.join(folder, ARCHIVE_PATHS.key),
        readSecretKey({ ...locations, dataDir }),
        {
          mode: 0o600,
        },
      );
    await copyStore(storeDir, path.join(folder, ARCHIVE_PATHS.store));
    const database = databaseUrl === undefined ? 'embedded' : 'postgresql';
    await packArchive(folder, file, { made_at: now.toISOString(), database });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the environments first, because all versions that they refer to exist and are copied afterwards. */
async function copyStore(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const environments = path.join(from, 'environments');
  if (existsSync(environments))
    await cp(environments, path.join(to, 'environments'), { recursive: true });
  await cp(from, to, { recursive: true, force: false });
}
