import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../core/files/repository-root.ts';
import { createContentFolder, removeTestFolders } from '../../../testing/create-content-folder.ts';
import { computeNextVersion, readContentVersion, toVersionPath } from './content-files.ts';

afterAll(removeTestFolders);

test('content/version.json matches the content (after a change run npm run content:version)', () => {
  const folder = path.join(repositoryRoot, 'content');
  expect(readContentVersion(folder)).toEqual(computeNextVersion(folder));
});

test('increments the version only if the content has changed', () => {
  const folder = createContentFolder();
  expect(readContentVersion(folder).number).toBe(0);
  const first = computeNextVersion(folder);
  writeFileSync(toVersionPath(folder), JSON.stringify(first));
  expect([first.number, computeNextVersion(folder)]).toEqual([1, first]);
  writeFileSync(path.join(folder, 'media/clips/other.webm'), 'new');
  expect(computeNextVersion(folder).number).toBe(2);
});

test('rejects an invalid version file', () => {
  const folder = createContentFolder();
  writeFileSync(toVersionPath(folder), '{"number":"new"}');
  expect(() => readContentVersion(folder)).toThrow('version.json must be {"number": …');
});
