import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SHELL_NAME } from '../app-name-schema.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';
import type { BuildOutput } from './read-build-output.ts';
import type { Manifest } from './read-manifest.ts';
import type { ArtifactFiles } from './write-artifact.ts';

const REMOTE_ENTRY = 'remoteEntry.js';

/** `lazyGroups` are the names of the chunk groups that pages load on demand. */
type MeasuredArtifact = Pick<ArtifactRecord, 'name' | 'files' | 'groups'> & {
  readonly lazyGroups: readonly string[];
};

/** Entry file of a remote. Null for the shell, whose files the page loads directly. */
const getEntryFile = (name: string): string | null => (name === SHELL_NAME ? null : REMOTE_ENTRY);

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

/** Commit that is checked out in the folder. Null if the folder is not in a git checkout. */
export async function readCommit(folder: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return null;
  }
}

/**
 * Creates the record of a build that `writeArtifact` has written. Throws a RegistryError if a remote has no entry file.
 */
export function createRecord(
  git_commit: string | null,
  manifest: Manifest,
  identity: { version: string; digest: string },
  build: BuildOutput,
  artifactFiles: ArtifactFiles,
): ArtifactRecord {
  const { name } = manifest;
  const { server, groups, lazyGroups, uses, shared, provides } = build;
  const { files, types } = artifactFiles;
  const entry = getEntryFile(name);
  if (entry && !files[entry]) throw new RegistryError(`The build of "${name}" has no ${entry}.`);
  return {
    ...manifest,
    ...identity,
    git_commit,
    published_at: new Date().toISOString(),
    entry,
    files,
    server: { file: server.file, integrity: server.integrity, bytes: server.content.length },
    types,
    uses,
    groups,
    shared,
    provides,
    sizes: computeSizes({ name, files, groups, lazyGroups }),
  };
}
