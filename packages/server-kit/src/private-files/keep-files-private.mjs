import fs from 'node:fs';
import path from 'node:path';

// Plain JavaScript, because `npm start` runs this file before the Node version of the project is installed.

/** The mode stays unchanged for a file of another account, on a read-only volume, or deleted in the meantime. */
const SKIPPED_ERROR_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOTSUP']);

/** Permission bits of a file mode. */
const OWNER_BITS = 0o700;
const GROUP_AND_OTHERS_BITS = 0o077;

/** Returns false if the process may not change the mode. */
function restrictMode(file, mode) {
  if ((mode & GROUP_AND_OTHERS_BITS) === 0) return true;
  try {
    fs.chmodSync(file, mode & OWNER_BITS);
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

function restrictRecursively(file) {
  const stats = readStats(file);
  if (stats?.isFile()) restrictMode(file, stats.mode);
  if (!stats?.isDirectory() || !restrictMode(file, stats.mode)) return;
  for (const name of fs.readdirSync(file)) restrictRecursively(path.join(file, name));
}

/**
 * Removes the permissions of group and others from folders and all files in them. Folders that do not exist or belong
 * to another account stay unchanged.
 */
export function restrictFolderModes(...folders) {
  for (const folder of folders) restrictRecursively(folder);
}

/**
 * Makes the data of a program private: new files get the mode 600 and new folders 700, and existing ones lose the
 * permissions of group and others. Call it in the main thread, before the first file is written.
 */
export function keepFilesPrivate(...folders) {
  process.umask(GROUP_AND_OTHERS_BITS);
  restrictFolderModes(...folders);
}
