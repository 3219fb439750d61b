/** Accepted files below a folder, sorted; a file is returned itself; empty for a missing path. */
export function listFiles(target: string, accept: (file: string) => boolean): string[];

/** Hash over names and contents of files, and over additional texts. */
export function hashFiles(
  base: string,
  files: readonly string[],
  texts?: readonly string[],
): string;
