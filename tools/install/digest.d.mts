/** All accepted files below a folder, sorted; a path that is a file is itself; one that is not there, none. */
export function filesBelow(place: string, accept: (file: string) => boolean): string[];

/** One hash over names and contents, and over texts that matter besides. */
export function digestOf(base: string, files: readonly string[], texts?: readonly string[]): string;
