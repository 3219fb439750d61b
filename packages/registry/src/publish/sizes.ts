import { SHELL } from '../names.ts';
import type { ArtifactRecord } from '../record.ts';

const ENTRY = 'remoteEntry.js';

type MeasuredArtifact = Pick<ArtifactRecord, 'name' | 'files' | 'groups'> & {
  /** Chunk groups loaded on demand. */
  readonly late: readonly string[];
};

/** Remote entry; null for the shell, which the page loads itself. */
export const entryOf = (name: string): string | null => (name === SHELL ? null : ENTRY);

/**
 * Sizes in brotli bytes. `entry`: the remote entry. `initial`: entry, exposed module and the heaviest page (shell: main
 * group), without chunks loaded on demand. `total`: all files including fonts.
 */
export function sizesOf({ name, files, groups, late }: MeasuredArtifact): ArtifactRecord['sizes'] {
  const weigh = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, file) => sum + (files[file]?.brotli_bytes ?? 0), 0);
  const entry = entryOf(name);
  const always = entry ? [entry, ...(groups[`${name}-remote`] ?? [])] : (groups.main ?? []);
  const firstPages = entry
    ? Object.entries(groups).flatMap(([group, names]) => (late.includes(group) ? [] : [names]))
    : [[]];
  return {
    entry: weigh(entry ? [entry] : []),
    initial: Math.max(weigh(always), ...firstPages.map((group) => weigh([...always, ...group]))),
    total: weigh(Object.keys(files)),
  };
}
