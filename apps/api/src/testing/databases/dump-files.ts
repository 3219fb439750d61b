import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../core/files/repository-root.ts';

export const DUMP_FOLDER = path.join(repositoryRoot, '.data/test/databases');

export function toDumpPath(codeDigest: string, content: string): string {
  return path.join(DUMP_FOLDER, `${codeDigest}-${content}.tar`);
}

/** A concurrent test run on other code recreates the dumps that it needs. */
export function deleteStaleDumps(codeDigest: string): void {
  for (const file of globSync('*.tar*', { cwd: DUMP_FOLDER })) {
    if (!file.startsWith(`${codeDigest}-`)) rmSync(path.join(DUMP_FOLDER, file), { force: true });
  }
}
