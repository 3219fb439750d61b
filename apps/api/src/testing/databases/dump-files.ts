import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../shared/paths.ts';

/** Where dumps of filled databases are kept from one run to the next. */
export const FOLDER = path.join(repositoryRoot, '.data/test/databases');

export function dumpFile(digestOfCode: string, content: string): string {
  return path.join(FOLDER, `${digestOfCode}-${content}.tar`);
}

/** A run of other code that is still going makes anew what it misses. */
export function dropStaleDumps(digestOfCode: string): void {
  for (const file of globSync('*.tar*', { cwd: FOLDER })) {
    if (!file.startsWith(`${digestOfCode}-`)) rmSync(path.join(FOLDER, file), { force: true });
  }
}
