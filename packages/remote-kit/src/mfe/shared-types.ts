import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Shared types that a remote is built against, from the installed `platform` package. */
export function sharedTypes(folder: string): string {
  const find = createRequire(path.join(folder, 'package.json'));
  return fs.readFileSync(find.resolve('@tractor-haat/platform/contract-types.json'), 'utf8');
}
