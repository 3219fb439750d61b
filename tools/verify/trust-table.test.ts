import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, 'docs/trust.md'), 'utf8');
const namedTests = [
  ...new Set([...text.matchAll(/`([\w/.-]+\.test\.tsx?)`/g)].map(([, file = '']) => file)),
];

test('docs/trust.md names existing tests', () => {
  expect(namedTests.length).toBeGreaterThan(25);
  const listPaths = (file: string) => [
    path.join(root, file),
    path.join(root, 'apps/api/src', file),
  ];
  expect(
    namedTests.filter((file) => !listPaths(file).some((candidate) => fs.existsSync(candidate))),
  ).toEqual([]);
});
