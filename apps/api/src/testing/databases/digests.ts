import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../shared/repository-root.ts';

/** Long enough to avoid collisions, short enough for the name of a database. */
const LETTERS = 12;

/** Code that affects the state of a database after a start on given content. */
const CODE = [
  'apps/api/migrations',
  'apps/api/src',
  'packages/api-client/src',
  'packages/i18n/src',
  'pnpm-lock.yaml',
];

/** Changes with the migrations, the seed and their dependencies; rather too often than too seldom. */
export function digestOfCode(): string {
  const isCode = (file: string) => !/\.test\.tsx?$/.test(file);
  const files = CODE.flatMap((name) => filesIn(path.join(repositoryRoot, name)).filter(isCode));
  return digestOf(repositoryRoot, files);
}

export function digestOfContent(folder: string): string {
  return digestOf(folder, filesIn(folder));
}

function digestOf(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file)}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, LETTERS);
}

function filesIn(place: string): string[] {
  const isFile = path.extname(place) !== '';
  if (isFile) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
