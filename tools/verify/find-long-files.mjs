import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';

export const MAX_LINES = 300;

const isSource = (file) =>
  /\.(ts|tsx|mts|mjs|cjs|js|css)$/.test(file) && !/[/\\]generated[/\\]/.test(file);

/** Lists source files of more than `MAX_LINES` lines, longest first. */
export function findLongFiles(base = root) {
  return ['apps', 'packages', 'tools', 'e2e', 'types']
    .flatMap((folder) => listFiles(path.join(base, folder), isSource))
    .map((file) => ({
      file: path.relative(base, file),
      lines: fs.readFileSync(file, 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > MAX_LINES)
    .sort((a, b) => b.lines - a.lines);
}
