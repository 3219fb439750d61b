import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findCrumbs } from './find-crumbs.mjs';

/** Crumbs of a folder `packages/a/src` with these files. */
function crumbsOf(files: Readonly<Record<string, string>>): string[] {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'crumbs-'));
  const folder = path.join(base, 'packages/a/src');
  for (const [name, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), source);
  }
  return findCrumbs(base).map(({ file }) => path.basename(file));
}

const small = 'export const one = 1;\n';
const user = "import { one } from './small.ts';\nexport const two = one + 1;\n";

test('reports a short file with one importer beside it', () => {
  expect(crumbsOf({ 'small.ts': small, 'user.ts': user })).toEqual(['small.ts']);
});

test.each<[string, Record<string, string>]>([
  ['of 30 lines', { 'small.ts': small.repeat(30), 'user.ts': user }],
  ['with two importers', { 'small.ts': small, 'user.ts': user, 'second.ts': user }],
  ['of another folder', { 'small.ts': small, 'b/user.ts': "import { one } from '../small.ts';\n" }],
  [
    'with styles of its own',
    { 'small.ts': "import styles from './small.module.css';\n", 'user.ts': user },
  ],
  ['with a test of its own', { 'small.ts': small, 'user.ts': user, 'small.test.ts': user }],
  [
    'loaded later',
    { 'small.ts': small, 'user.ts': "export const load = () => import('./small.ts');\n" },
  ],
  ['exported on', { 'small.ts': small, 'user.ts': "export { one } from './small.ts';\n" }],
  [
    'that its package exports',
    { 'small.ts': small, 'user.ts': user, '../package.json': '{ "exports": "./src/small.ts" }' },
  ],
  ['that its folder exports', { 'small.ts': small, 'index.ts': user }],
  ['that would make its importer long', { 'small.ts': small, 'user.ts': user + small.repeat(199) }],
])('accepts a file %s', (_, files) => expect(crumbsOf(files)).toEqual([]));
