import { SHELL } from '../names.ts';
import type { ArtifactRecord } from '../record.ts';

const ENTRY = 'remoteEntry.js';

type Measured = Pick<ArtifactRecord, 'name' | 'files' | 'groups'> & {
  /** Groups that a page asks for when it needs them. */
  readonly late: readonly string[];
};

/** The file that federation loads first; the shell is loaded by the page itself. */
export const entryOf = (name: string): string | null => (name === SHELL ? null : ENTRY);

/**
 * Brotli bytes. `entry`: the remote's entry file. `initial`: the most that one page of it asks for
 * at first: entry, the exposed module and the heaviest page beside it (the shell: its main group); what a page asks for
 * later counts in `total`.
 * `total`: all its files, fonts included.
 */
export function sizesOf({ name, files, groups, late }: Measured): ArtifactRecord['sizes'] {
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
