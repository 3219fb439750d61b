/** Lists the accepted files of a folder, sorted. A file lists itself, and a missing path nothing. */
export function listFiles(target: string, accept: (file: string) => boolean): string[];

/** Hash over names and contents of files, and over additional texts. */
export function hashFiles(
  base: string,
  files: readonly string[],
  texts?: readonly string[],
): string;
