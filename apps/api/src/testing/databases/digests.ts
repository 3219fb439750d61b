import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../core/files/repository-root.ts';

const DIGEST_LENGTH = 12;

const CODE_PATHS = [
  'apps/api/migrations',
  'apps/api/src',
  'packages/api-client/src',
  'packages/i18n/src',
  'packages/places/src',
  'pnpm-lock.yaml',
];

/** Changes with the migrations, the import and their dependencies. */
export function computeCodeDigest(): string {
  const isCode = (file: string) => !/\.test\.tsx?$/.test(file);
  const files = CODE_PATHS.flatMap((name) =>
    listFiles(path.join(repositoryRoot, name)).filter(isCode),
  );
  return computeDigest(repositoryRoot, files);
}

export function computeContentDigest(folder: string): string {
  return computeDigest(folder, listFiles(folder));
}

function computeDigest(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file)}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}

function listFiles(fileOrFolder: string): string[] {
  const isFile = path.extname(fileOrFolder) !== '';
  if (isFile) return [fileOrFolder];
  return readdirSync(fileOrFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
