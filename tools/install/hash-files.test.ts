import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashFiles, listFiles } from './hash-files.mjs';

function writeFiles(files: Record<string, string>): string {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-'));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    fs.writeFileSync(path.join(base, file), content);
  }
  return base;
}

const computeDigest = (files: Record<string, string>) => {
  const base = writeFiles(files);
  return hashFiles(
    base,
    listFiles(base, () => true),
  );
};

test('the hash depends only on file names and contents', () => {
  const reference = computeDigest({ 'a.ts': '1', 'b/c.ts': '2' });
  expect(computeDigest({ 'b/c.ts': '2', 'a.ts': '1' })).toBe(reference);
  expect(computeDigest({ 'a.ts': '1', 'b/c.ts': '3' })).not.toBe(reference);
  expect(computeDigest({ 'a.ts': '1', 'b/d.ts': '2' })).not.toBe(reference);
  expect(computeDigest({ 'a.ts': '12', 'b/c.ts': '' })).not.toBe(reference);
});

test('lists neither generated nor rejected files', () => {
  const base = writeFiles({
    'a.ts': '',
    'a.test.ts': '',
    'dist/b.js': '',
    'node_modules/c/d.js': '',
  });
  const files = listFiles(base, (file) => !file.endsWith('.test.ts'));
  expect(files.map((file) => path.relative(base, file))).toEqual(['a.ts']);
  expect(listFiles(path.join(base, 'none'), () => true)).toEqual([]);
});
