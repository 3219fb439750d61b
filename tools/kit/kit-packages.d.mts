/** Packages for external teams, in dependency order. */
export const KIT_PACKAGES: string[];
/** Whether a file below a package's `src` is packed. */
export function isPacked(file: string): boolean;
/** Folder of a package. */
export function getPackageFolder(name: string): string;
