import { SHELL_NAME } from '../app-name.ts';
import type { ArtifactRecord } from '../parse-record.ts';

const REMOTE_ENTRY = 'remoteEntry.js';

type MeasuredArtifact = Pick<ArtifactRecord, 'name' | 'files' | 'groups'> & {
  readonly lazyGroups: readonly string[];
};

/** Entry file of a remote. Null for the shell, whose files the page loads directly. */
export const getEntryFile = (name: string): string | null =>
  name === SHELL_NAME ? null : REMOTE_ENTRY;

/**
 * Sizes in brotli bytes. `entry` is the remote entry. `initial` is the entry, the exposed module and the heaviest page
 * (of the shell, its main group) without chunks that are loaded on demand. `total` is all files including fonts.
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
