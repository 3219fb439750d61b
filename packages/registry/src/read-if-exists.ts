import fs from 'node:fs/promises';
import { isMissingFileError } from './write-durably.ts';

/** Text of a file. Null if the file does not exist. */
export async function readIfExists(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFileError(error)) return null;
    throw error;
  }
}

/** Names of the entries of a folder. Empty if the folder does not exist. */
export async function listNamesIfExists(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (isMissingFileError(error)) return [];
    throw error;
  }
}
