/** Lists accepted files: of a folder sorted, of a file itself, of a missing path none. */
export function listFiles(target: string, accept: (file: string) => boolean): string[];

/** Hash over names and contents of files, and over additional texts. */
export function hashFiles(
  base: string,
  files: readonly string[],
  texts?: readonly string[],
): string;
