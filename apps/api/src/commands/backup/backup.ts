import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, readCommandConfig } from '../../config.ts';
import { readSecretKey } from '../../core/secrets/read-secret-key.ts';
import { StartupError } from '../../core/startup-error.ts';
import { runCommand } from '../admin/run-command.ts';
import { parseOptions } from '../parse-options.ts';
import { dumpDatabase } from './dump-database.ts';
import { packArchive } from './pack-archive.ts';

export type BackupLocations = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'> & {
  storeDir: string;
};

export const ARCHIVE_PATHS = { database: 'database', key: 'secret.key', store: 'store' } as const;

/** Archives all data that cannot be recreated. The site and the API may run during the backup. */
export async function backup(
  locations: BackupLocations,
  { file, force, now }: { file: string; force: boolean; now: Date },
): Promise<void> {
  if (existsSync(file) && !force) throw new StartupError(`${file} exists; --force overwrites it.`);
  await mkdir(path.dirname(file), { recursive: true });
  // The folder is next to the archive, because the temporary folder may have too little space.
  const folder = await mkdtemp(`${path.resolve(file)}-`);
  try {
    const { databaseUrl, storeDir } = locations;
    const dump = path.join(folder, ARCHIVE_PATHS.database);
    if (databaseUrl === undefined) await runCommand(locations, 'backup:database', { file: dump });
    else await dumpDatabase(databaseUrl, dump);
    // The operator backs up a key that is set with SECRET_KEY, because it is stored elsewhere.
    if (databaseUrl === undefined && locations.secretKey === undefined) {
      const keyFile = path.join(folder, ARCHIVE_PATHS.key);
      await writeFile(keyFile, readSecretKey(locations), { mode: 0o600 });
    }
    await copyStore(storeDir, path.join(folder, ARCHIVE_PATHS.store));
    const database = databaseUrl === undefined ? 'embedded' : 'postgresql';
    await packArchive(folder, file, { made_at: now.toISOString(), database });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the environments first. Copied last, they could name a version whose files were not copied. */
async function copyStore(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const environments = path.join(from, 'environments');
  if (existsSync(environments))
    await cp(environments, path.join(to, 'environments'), { recursive: true });
  await cp(from, to, { recursive: true, force: false });
}

export function readArguments(
  usage: string,
  defaultFile?: string,
): {
  locations: BackupLocations;
  file: string;
  force: boolean;
} {
  const { values, positionals } = parseOptions(
    usage,
    { force: { type: 'boolean', default: false } },
    { maxPositionals: 1 },
  );
  const [file = defaultFile] = positionals;
  if (file === undefined) throw new StartupError(`The path of the archive is missing.\n${usage}`);
  const locations = readCommandConfig(process.env);
  const storeDir = process.env.STORE_DIR || path.join(locations.dataDir, 'store');
  return { locations: { ...locations, storeDir }, file: path.resolve(file), force: values.force };
}
