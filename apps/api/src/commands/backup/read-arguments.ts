import path from 'node:path';
import { readCommandConfig } from '../../config.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { parseOptions } from '../parse-options.ts';
import type { BackupLocations } from './backup.ts';

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
