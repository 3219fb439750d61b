import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { APP_JOURNEYS } from './app-journeys.mjs';
import { findChange, selectBrowserTests } from './find-change.mjs';

const answers =
  (known: Record<string, string>) =>
  (command: string, ...rest: string[]) =>
    Promise.resolve({ code: 0, output: '', stdout: known[[command, ...rest].join(' ')] ?? '' });

const onMain = { 'rev-parse HEAD': 'a1\n', 'merge-base HEAD main': 'a1\n' };

test('compares a branch with main, including uncommitted files', async () => {
  const git = answers({
    'rev-parse HEAD': 'b2\n',
    'merge-base HEAD main': 'a1\n',
    'diff --name-only a1': 'apps/media/src/a.ts\n',
    'ls-files --others --exclude-standard': 'apps/media/src/b.ts\n',
  });
  const files = ['apps/media/src/a.ts', 'apps/media/src/b.ts'];
  expect(await findChange(git)).toEqual({ since: 'a1', files });
});

test('lists uncommitted and new files on main', async () => {
  const git = answers({
    ...onMain,
    'diff --name-only HEAD': 'apps/media/src/a.ts\n',
    'ls-files --others --exclude-standard': 'apps/media/src/b.ts\n',
  });
  const files = ['apps/media/src/a.ts', 'apps/media/src/b.ts'];
  expect(await findChange(git)).toEqual({ since: 'HEAD', files });
});

test.each([
  ['on main', onMain],
  ['in a clone without a branch main', { 'rev-parse HEAD': 'a1\n' }],
])('lists the last commit without uncommitted files: %s', async (_, known) => {
  const git = answers({ ...known, 'diff --name-only HEAD~1': 'README.md\n' });
  expect(await findChange(git)).toEqual({ since: 'HEAD~1', files: ['README.md'] });
});

const journeys = { shell: ['chrome.spec.ts'], media: ['media.spec.ts'] };

test.each([
  [['apps/media/src/a.ts'], ['e2e/media.spec.ts']],
  [['e2e/home.spec.ts'], ['e2e/home.spec.ts']],
  [['packages/ui/src/a.ts'], ['e2e/chrome.spec.ts', 'e2e/media.spec.ts']],
  [['packages/registry/src/a.ts', 'docs/x.md'], []],
])('%j affects %j in the browser', (files, expected) => {
  expect(selectBrowserTests(files, journeys)).toEqual(expected);
});

test('every app with public pages has existing journeys', () => {
  const apps = fs.readdirSync(path.join(root, 'apps'));
  const seen = apps.filter((app) =>
    fs.existsSync(path.join(root, 'apps', app, 'webpack.config.mjs')),
  );
  expect(Object.keys(APP_JOURNEYS)).toEqual(seen);
  const missing = Object.values(APP_JOURNEYS)
    .flat()
    .filter((name) => !fs.existsSync(path.join(root, 'e2e', name)));
  expect(missing).toEqual([]);
});
