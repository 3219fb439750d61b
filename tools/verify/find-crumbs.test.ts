import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findCrumbs } from './find-crumbs.mjs';

/** Names of the files that are reported in `packages/a/src` with these files. */
function findCrumbNames(files: Readonly<Record<string, string>>): string[] {
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

test('reports a short file whose only importer is in the same folder', () => {
  expect(findCrumbNames({ 'small.ts': small, 'user.ts': user })).toEqual(['small.ts']);
});

test.each<[string, Record<string, string>]>([
  ['of 30 lines', { 'small.ts': small.repeat(30), 'user.ts': user }],
  ['with two importers', { 'small.ts': small, 'user.ts': user, 'second.ts': user }],
  [
    'that is imported from another folder',
    { 'small.ts': small, 'b/user.ts': "import { one } from '../small.ts';\n" },
  ],
  [
    'with styles of its own',
    { 'small.ts': "import styles from './small.module.css';\n", 'user.ts': user },
  ],
  ['with a test of its own', { 'small.ts': small, 'user.ts': user, 'small.test.ts': user }],
  [
    'that is loaded on demand',
    { 'small.ts': small, 'user.ts': "export const load = () => import('./small.ts');\n" },
  ],
  [
    'that its importer re-exports',
    { 'small.ts': small, 'user.ts': "export { one } from './small.ts';\n" },
  ],
  [
    'that its package exports',
    { 'small.ts': small, 'user.ts': user, '../package.json': '{ "exports": "./src/small.ts" }' },
  ],
  ['that its folder exports', { 'small.ts': small, 'index.ts': user }],
  ['that would make its importer long', { 'small.ts': small, 'user.ts': user + small.repeat(199) }],
])('accepts a file %s', (_, files) => expect(findCrumbNames(files)).toEqual([]));
