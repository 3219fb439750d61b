import { SHELL_NAME } from '../app-name.ts';
import type { ArtifactRecord } from '../parse-record.ts';

const REMOTE_ENTRY = 'remoteEntry.js';

type MeasuredArtifact = Pick<ArtifactRecord, 'name' | 'files' | 'groups'> & {
  /** Chunk groups loaded on demand. */
  readonly lazyGroups: readonly string[];
};

/** Entry file of a remote; null for the shell, whose files the page loads directly. */
export const getEntryFile = (name: string): string | null =>
  name === SHELL_NAME ? null : REMOTE_ENTRY;

/**
 * Sizes in brotli bytes. `entry`: the remote entry. `initial`: entry, exposed module and the heaviest page (shell: main
 * group), without chunks loaded on demand. `total`: all files including fonts.
 */
export function computeSizes({
  name,
  files,
  groups,
  lazyGroups,
}: MeasuredArtifact): ArtifactRecord['sizes'] {
  const sumSizes = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, file) => sum + (files[file]?.brotli_bytes ?? 0), 0);
  const entry = getEntryFile(name);
  const always = entry ? [entry, ...(groups[`${name}-remote`] ?? [])] : (groups.main ?? []);
  const firstPages = entry
    ? Object.entries(groups).flatMap(([group, names]) =>
        lazyGroups.includes(group) ? [] : [names],
      )
    : [[]];
  return {
    entry: sumSizes(entry ? [entry] : []),
    initial: Math.max(
      sumSizes(always),
      ...firstPages.map((group) => sumSizes([...always, ...group])),
    ),
    total: sumSizes(Object.keys(files)),
  };
}
