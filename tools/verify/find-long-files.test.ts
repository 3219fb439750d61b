import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findLongFiles } from './find-long-files.mjs';

test('lists source files over the limit, longest first', () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'length-'));
  const writeLines = (file: string, lines: number) => {
    fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    fs.writeFileSync(path.join(base, file), 'x\n'.repeat(lines));
  };
  writeLines('apps/a/src/just.ts', 300);
  writeLines('apps/a/src/over.ts', 301);
  writeLines('packages/b/src/far.css', 500);
  writeLines('packages/b/generated/made.ts', 900);
  writeLines('apps/a/dist/bundle.js', 900);
  writeLines('apps/a/data.json', 900);
  expect(findLongFiles(base)).toEqual([
    { file: path.join('packages', 'b', 'src', 'far.css'), lines: 500 },
    { file: path.join('apps', 'a', 'src', 'over.ts'), lines: 301 },
  ]);
});
