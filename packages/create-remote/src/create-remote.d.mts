/** What is wrong with a remote's name; null for a good one. */
export function validateRemoteName(name: string): string | null;

/** Writes a working remote into a folder; answers the new files, by their path from it. */
export function createRemote(
  folder: string,
  options: {
    readonly name: string;
    readonly kind: 'house' | 'own';
    readonly values: Readonly<Record<string, string>>;
  },
): string[];
