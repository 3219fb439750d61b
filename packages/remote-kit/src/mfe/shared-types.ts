import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Shared types that a remote is built against, from the installed `platform` package. */
export function sharedTypes(folder: string): string {
  const requireFromFolder = createRequire(path.join(folder, 'package.json'));
  return fs.readFileSync(
    requireFromFolder.resolve('@tractor-haat/platform/contract-types.json'),
    'utf8',
  );
}
