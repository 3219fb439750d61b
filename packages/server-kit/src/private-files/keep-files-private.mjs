import fs from 'node:fs';
import path from 'node:path';

// JavaScript, because `npm start` uses this file before the Node version of the project is installed.

/** The mode stays unchanged for a file of another account, on a read-only volume, or deleted in the meantime. */
const SKIPPED_ERROR_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOTSUP']);

/** Returns false if the process may not change the mode. */
function restrict(file, mode) {
  if ((mode & 0o077) === 0) return true;
  try {
    fs.chmodSync(file, mode & 0o700);
    return true;
  } catch (error) {
    if (SKIPPED_ERROR_CODES.has(error.code)) return false;
    throw error;
  }
}

function readStats(file) {
  try {
    // `lstat`, because `stat` would follow a link out of the folder.
    return fs.lstatSync(file);
  } catch (error) {
    if (SKIPPED_ERROR_CODES.has(error.code)) return null;
    throw error;
  }
}

function restrictAll(file) {
  const stats = readStats(file);
  if (stats?.isFile()) restrict(file, stats.mode);
  if (!stats?.isDirectory() || !restrict(file, stats.mode)) return;
  for (const name of fs.readdirSync(file)) restrictAll(path.join(file, name));
}

/**
 * Removes the permissions of group and others from folders and all files in them. Folders that do not exist or belong
 * to another account stay unchanged.
 */
export function restrictFolderModes(...folders) {
  for (const folder of folders) restrictAll(folder);
}

/**
 * Makes the data of a program private: new files get the mode 600 and new folders 700, and existing ones lose the
 * permissions of group and others. Call it in the main thread, before the first file is written.
 */
export function keepFilesPrivate(...folders) {
  process.umask(0o077);
  restrictFolderModes(...folders);
}
