import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashFiles, listFiles } from './hash-files.mjs';

function layOut(files: Record<string, string>): string {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-'));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    fs.writeFileSync(path.join(base, file), content);
  }
  return base;
}

const digest = (files: Record<string, string>) => {
  const base = layOut(files);
  return hashFiles(
    base,
    listFiles(base, () => true),
  );
};

test('depends on file names and contents only', () => {
  const one = digest({ 'a.ts': '1', 'b/c.ts': '2' });
  expect(digest({ 'b/c.ts': '2', 'a.ts': '1' })).toBe(one);
  expect(digest({ 'a.ts': '1', 'b/c.ts': '3' })).not.toBe(one);
  expect(digest({ 'a.ts': '1', 'b/d.ts': '2' })).not.toBe(one);
  expect(digest({ 'a.ts': '12', 'b/c.ts': '' })).not.toBe(one);
});

test('skips generated files and rejected ones', () => {
  const base = layOut({ 'a.ts': '', 'a.test.ts': '', 'dist/b.js': '', 'node_modules/c/d.js': '' });
  const files = listFiles(base, (file) => !file.endsWith('.test.ts'));
  expect(files.map((file) => path.relative(base, file))).toEqual(['a.ts']);
  expect(listFiles(path.join(base, 'none'), () => true)).toEqual([]);
});
