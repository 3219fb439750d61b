import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../shared/repository-root.ts';

/** Folder of cached dumps of filled databases. */
export const FOLDER = path.join(repositoryRoot, '.data/test/databases');

export function dumpFile(digestOfCode: string, content: string): string {
  return path.join(FOLDER, `${digestOfCode}-${content}.tar`);
}

/** A concurrent run of other code recreates its missing dumps. */
export function dropStaleDumps(digestOfCode: string): void {
  for (const file of globSync('*.tar*', { cwd: FOLDER })) {
    if (!file.startsWith(`${digestOfCode}-`)) rmSync(path.join(FOLDER, file), { force: true });
  }
}
