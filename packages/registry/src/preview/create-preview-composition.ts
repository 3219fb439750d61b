import type { KeyObject } from 'node:crypto';
import { SHELL_NAME } from '../app-name-schema.ts';
import { type Composition, composeRecords } from '../composition.ts';
import { type ArtifactRecord, readRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';
import type { PreviewedVersion } from './preview-tokens.ts';

/**
 * Returns the live composition with the previewed versions in place of live ones. Previewed versions have no fallback,
 * because a fallback would hide their errors. Throws a RegistryError if a version is not published or its digest
 * differs from the link.
 */
export async function createPreviewComposition(
  store: string,
  live: Composition,
  previewed: readonly PreviewedVersion[],
  key: KeyObject | null = null,
): Promise<Composition> {
  const records = await Promise.all(
    previewed.map((target) => readPreviewedRecord(store, target, key)),
  );
  const isPreviewed = ({ name }: ArtifactRecord) => records.some((record) => record.name === name);
  const remotes = [
    ...live.remotes.filter((remote) => !isPreviewed(remote)),
    ...records.filter(({ name }) => name !== SHELL_NAME),
  ];
  const shell = records.find(({ name }) => name === SHELL_NAME) ?? live.shell;
  return composeRecords(
    shell,
    remotes,
    live.previous.filter((remote) => !isPreviewed(remote)),
  );
}

async function readPreviewedRecord(
  store: string,
  { name, version, digest }: PreviewedVersion,
  key: KeyObject | null,
): Promise<ArtifactRecord> {
  const record = await readRecord(store, name, version, key);
  if (record.digest !== digest)
    throw new RegistryError(
      `The digest of ${name}@${version} differs from that of the preview link.`,
    );
  return record;
}
