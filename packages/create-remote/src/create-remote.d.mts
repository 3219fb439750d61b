/** Error message for an invalid name of a remote; null for a valid one. */
export function validateRemoteName(name: string): string | null;

/** Creates a working remote in a folder; returns the created files, relative to the folder. */
export function createRemote(
  folder: string,
  options: {
    readonly name: string;
    readonly kind: 'house' | 'own';
    readonly values: Readonly<Record<string, string>>;
  },
): string[];
