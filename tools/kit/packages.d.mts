/** Packages for external teams, in dependency order. */
export const KIT: string[];
/** Whether a file below a package's `src` is packed. */
export function isPacked(file: string): boolean;
/** Folder of a package. */
export function folderOf(name: string): string;
