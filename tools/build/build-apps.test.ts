import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isBuilt, stampBuild } from './build-apps.mjs';

const computeIntegrity = (content: string) =>
  `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`;

let base: string;

function writeInBase(file: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  fs.writeFileSync(path.join(base, file), content);
}

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  writeInBase('apps/media/src/page.tsx', 'page');
  writeInBase('packages/ui/src/card.tsx', 'card');
  writeInBase('pnpm-lock.yaml', 'lock');
  writeInBase('apps/media/dist/browser/remoteEntry.js', 'entry');
  const files = { 'remoteEntry.js': { integrity: computeIntegrity('entry') } };
  writeInBase('apps/media/dist/browser/build.json', JSON.stringify({ files }));
  writeInBase('apps/media/dist/server/main.cjs', 'server');
});

test('accepts a stamped build and rejects a build without a stamp', () => {
  expect(isBuilt('media', base)).toBe(false);
  stampBuild('media', base);
  expect(isBuilt('media', base)).toBe(true);
});

test.each([
  ['a source', 'apps/media/src/page.tsx'],
  ['a package that it bundles', 'packages/ui/src/card.tsx'],
  ['the lock file', 'pnpm-lock.yaml'],
  ['a built file', 'apps/media/dist/browser/remoteEntry.js'],
  ['the server bundle', 'apps/media/dist/server/main.cjs'],
])('a change of %s makes the build outdated', (_, file) => {
  stampBuild('media', base);
  writeInBase(file, 'other');
  expect(isBuilt('media', base)).toBe(false);
});

test('a new test does not make the build outdated', () => {
  stampBuild('media', base);
  writeInBase('apps/media/src/page.test.tsx', 'test');
  expect(isBuilt('media', base)).toBe(true);
});
