/** Packs the kit into a folder; answers the packs' file names, in the order in which one needs the other. */
export function packKit(to: string): Promise<string[]>;
