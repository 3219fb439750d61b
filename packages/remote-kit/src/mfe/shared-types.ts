import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the types of the installed `platform` package, against which the remote is built. `mfe publish` sends them
 * to the registry.
 */
export function sharedTypes(folder: string): string {
  const requireFromFolder = createRequire(path.join(folder, 'package.json'));
  return fs.readFileSync(
    requireFromFolder.resolve('@tractor-haat/platform/contract-types.json'),
    'utf8',
  );
}
