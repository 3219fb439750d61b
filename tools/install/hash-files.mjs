import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.data', '.git']);

/**
 * Lists the accepted files of a folder, sorted. For a file, the list contains the file itself. For a missing path, the
 * list is empty.
 * @param {string} target
 * @param {(file: string) => boolean} accept
 * @returns {string[]}
 */
export function listFiles(target, accept) {
  const state = fs.statSync(target, { throwIfNoEntry: false });
  if (!state) return [];
  if (!state.isDirectory()) return accept(target) ? [target] : [];
  return fs
    .readdirSync(target)
    .sort()
    .filter((entry) => !SKIPPED_FOLDERS.has(entry))
    .flatMap((entry) => listFiles(path.join(target, entry), accept));
}

/** The hash covers names and contents of the files, and `texts`. */
export function hashFiles(base, files, texts = []) {
  const hash = crypto.createHash('sha256');
  for (const text of texts) hash.update(`${text}\0`);
  for (const file of files) {
    hash.update(`${path.relative(base, file)}\0`);
    hash.update(crypto.createHash('sha256').update(fs.readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
