import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../shared/paths.ts';
import { contentFolder, removeTestFolders } from '../../../testing/content.ts';
import { nextVersion, readContentVersion, versionFile } from './content-version.ts';

afterAll(removeTestFolders);

test('content/ has its current version; after a change run npm run content:version', () => {
  const folder = path.join(repositoryRoot, 'content');
  expect(readContentVersion(folder)).toEqual(nextVersion(folder));
});

test('the version increases only with a change', () => {
  const folder = contentFolder();
  expect(readContentVersion(folder).number).toBe(0);
  const first = nextVersion(folder);
  writeFileSync(versionFile(folder), JSON.stringify(first));
  expect([first.number, nextVersion(folder)]).toEqual([1, first]);
  writeFileSync(path.join(folder, 'media/clips/other.webm'), 'new');
  expect(nextVersion(folder).number).toBe(2);
});

test('rejects an invalid version in one sentence', () => {
  const folder = contentFolder();
  writeFileSync(versionFile(folder), '{"number":"new"}');
  expect(() => readContentVersion(folder)).toThrow('version.json must be {"number": …');
});
