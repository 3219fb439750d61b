import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandConfig } from '../../config.ts';
import { StartupError } from '../../shared/startup-error.ts';
import type { BackupLocations } from './backup.ts';

/** Parses the operator's arguments: location, archive, and whether existing data may be replaced. */
export function readArguments(defaultFile?: string): {
  locations: BackupLocations;
  file: string;
  force: boolean;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file = defaultFile] = positionals;
  if (file === undefined) throw new StartupError('The path of the archive is missing.');
  const locations = readCommandConfig(process.env);
  const storeDir = process.env.STORE_DIR || path.join(locations.dataDir, 'store');
  return { locations: { ...locations, storeDir }, file: path.resolve(file), force: values.force };
}
