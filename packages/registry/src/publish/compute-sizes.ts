import { SHELL_NAME } from '../app-name-schema.ts';
import type { ArtifactRecord } from '../parse-record.ts';

const REMOTE_ENTRY = 'remoteEntry.js';

/** `lazyGroups` are the names of the chunk groups that pages load on demand. */
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
  const total = sumSizes(Object.keys(files));
  if (entry === null) return { entry: 0, initial: sumSizes(groups.main ?? []), total };
  const commonFiles = [entry, ...(groups[`${name}-remote`] ?? [])];
  const pages = Object.entries(groups)
    .filter(([group]) => !lazyGroups.includes(group))
    .map(([, pageFiles]) => pageFiles);
  const pageSizes = pages.map((pageFiles) => sumSizes([...commonFiles, ...pageFiles]));
  return {
    entry: sumSizes([entry]),
    initial: Math.max(sumSizes(commonFiles), ...pageSizes),
    total,
  };
}
