import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { APP_JOURNEYS } from './app-journeys.mjs';
import { findChange, selectBrowserTests } from './find-change.mjs';

const createGit =
  (outputs: Record<string, string>) =>
  (command: string, ...args: string[]) =>
    Promise.resolve({ code: 0, output: '', stdout: outputs[[command, ...args].join(' ')] ?? '' });

const onMain = { 'rev-parse HEAD': 'a1\n', 'merge-base HEAD main': 'a1\n' };

test('compares a branch with main, including uncommitted files', async () => {
  const git = createGit({
    'rev-parse HEAD': 'b2\n',
    'merge-base HEAD main': 'a1\n',
    'diff --name-only a1': 'apps/media/src/a.ts\n',
    'ls-files --others --exclude-standard': 'apps/media/src/b.ts\n',
  });
  const files = ['apps/media/src/a.ts', 'apps/media/src/b.ts'];
  expect(await findChange(git)).toEqual({ since: 'a1', files });
});

test('lists uncommitted and new files on main', async () => {
  const git = createGit({
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
])('lists the files of the last commit if none is uncommitted %s', async (_, outputs) => {
  const git = createGit({ ...outputs, 'diff --name-only HEAD~1': 'README.md\n' });
  expect(await findChange(git)).toEqual({ since: 'HEAD~1', files: ['README.md'] });
});

const journeys = { shell: ['chrome.spec.ts'], media: ['media.spec.ts'] };

test.each([
  [['apps/media/src/a.ts'], ['e2e/media.spec.ts']],
  [['e2e/home.spec.ts'], ['e2e/home.spec.ts']],
  [['packages/ui/src/a.ts'], ['e2e/chrome.spec.ts', 'e2e/media.spec.ts']],
  [['packages/registry/src/a.ts', 'docs/x.md'], []],
])('a change of %j selects the browser tests %j', (files, expected) => {
  expect(selectBrowserTests(files, journeys)).toEqual(expected);
});

test('APP_JOURNEYS lists existing browser tests for every app with pages', () => {
  const apps = fs.readdirSync(path.join(root, 'apps'));
  const appsWithPages = apps.filter((app) =>
    fs.existsSync(path.join(root, 'apps', app, 'webpack.config.mjs')),
  );
  expect(Object.keys(APP_JOURNEYS)).toEqual(appsWithPages);
  const missing = Object.values(APP_JOURNEYS)
    .flat()
    .filter((name) => !fs.existsSync(path.join(root, 'e2e', name)));
  expect(missing).toEqual([]);
});
