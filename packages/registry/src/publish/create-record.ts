import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ArtifactRecord } from '../parse-record.ts';
import type { Manifest } from '../read-manifest.ts';
import { RegistryError } from '../registry-error.ts';
import { computeSizes, getEntryFile } from './compute-sizes.ts';
import type { BuildOutput } from './read-build-output.ts';
import type { ArtifactFiles } from './write-artifact.ts';

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
