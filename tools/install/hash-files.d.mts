/** Lists the accepted files of a folder, sorted. For a file, returns only the file. For a missing path, returns []. */
export function listFiles(target: string, accept: (file: string) => boolean): string[];

/** Hash over names and contents of files, and over additional texts. */
export function hashFiles(
  base: string,
  files: readonly string[],
  texts?: readonly string[],
): string;
