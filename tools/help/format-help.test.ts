import fs from 'node:fs';
import path from 'node:path';
import { formatHelp, SCRIPT_GROUPS } from './format-help.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const scripts: string[] = Object.keys(
  JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).scripts,
);

test('lists each script of package.json once', () => {
  const listed = Object.values(SCRIPT_GROUPS).flatMap((group) => Object.keys(group));
  expect(listed.sort()).toEqual([...scripts].sort());
});

test('prints one line of at most 100 characters for each script', () => {
  const lines = formatHelp().split('\n');
  for (const script of scripts) {
    const command = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;
    expect(lines.filter((line) => line.startsWith(`  ${command} `))).toHaveLength(1);
  }
  expect(lines.filter(({ length }) => length > 100)).toEqual([]);
});
