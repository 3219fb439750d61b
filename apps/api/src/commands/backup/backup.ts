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
  // The folder is beside the archive and not in the temporary folder, because the disk of the archive must have the
  // space anyway. `mkdtemp` makes it private.
  const folder = await mkdtemp(`${path.resolve(file)}-`);
  try {
    const { databaseUrl, dataDir, storeDir } = locations;
    const dump = path.join(folder, ARCHIVE_PATHS.database);
    if (databaseUrl === undefined) await runCommand(locations, 'backup:database', { file: dump });
    else await dumpDatabase(databaseUrl, dump);
    // A key from SECRET_KEY is stored outside the data folder, so the operator backs it up.
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

/** Copies the environments first. Copied last, they could refer to a version that was published during the copy. */
async function copyStore(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const environments = path.join(from, 'environments');
  if (existsSync(environments))
    await cp(environments, path.join(to, 'environments'), { recursive: true });
  await cp(from, to, { recursive: true, force: false });
}
