/** Packs the kit into a folder; returns the file names in dependency order. */
export function packKit(to: string): Promise<string[]>;
