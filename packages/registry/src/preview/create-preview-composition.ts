import type { KeyObject } from 'node:crypto';
import { SHELL_NAME } from '../app-name.ts';
import { type Composition, composeRecords } from '../composition.ts';
import { type ArtifactRecord, readRecord } from '../record.ts';
import { RegistryError } from '../registry-error.ts';
import type { PreviewedVersion } from './preview-tokens.ts';

/** Record of a previewed version; throws if the store has other content under its name. */
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

/** The live composition with previewed versions in place. These have no fallback, which would hide their errors. */
export async function createPreviewComposition(
  store: string,
  live: Composition,
  previewed: readonly PreviewedVersion[],
  key: KeyObject | null = null,
): Promise<Composition> {
  const records = await Promise.all(previewed.map((item) => readPreviewedRecord(store, item, key)));
  const isPreviewed = ({ name }: ArtifactRecord) => records.some((item) => item.name === name);
  const remotes = [
    ...live.remotes.filter((item) => !isPreviewed(item)),
    ...records.filter(({ name }) => name !== SHELL_NAME),
  ];
  const shell = records.find(({ name }) => name === SHELL_NAME) ?? live.shell;
  return composeRecords(
    shell,
    remotes,
    live.previous.filter((item) => !isPreviewed(item)),
  );
}
