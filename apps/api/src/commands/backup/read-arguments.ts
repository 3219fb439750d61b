import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPlace } from '../../config.ts';
import { StartProblem } from '../../shared/start-problem.ts';
import type { BackupPlace } from './backup.ts';

/** Parses the operator's arguments: location, archive, and whether existing data may be replaced. */
export function readArguments(usual?: string): {
  place: BackupPlace;
  file: string;
  force: boolean;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file = usual] = positionals;
  if (file === undefined) throw new StartProblem('Name the archive.');
  const place = readPlace(process.env);
  const storeDir = process.env.STORE_DIR || path.join(place.dataDir, 'store');
  return { place: { ...place, storeDir }, file: path.resolve(file), force: values.force };
}
