import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, 'docs/trust.md'), 'utf8');
const named = [
  ...new Set([...text.matchAll(/`([\w/.-]+\.test\.tsx?)`/g)].map(([, file = '']) => file)),
];

test('docs/trust.md names existing tests', () => {
  expect(named.length).toBeGreaterThan(25);
  const places = (file: string) => [path.join(root, file), path.join(root, 'apps/api/src', file)];
  expect(named.filter((file) => !places(file).some((place) => fs.existsSync(place)))).toEqual([]);
});
