import type { KeyObject } from 'node:crypto';
import { type Composition, composedOf } from '../composition.ts';
import { SHELL } from '../names.ts';
import { type ArtifactRecord, readRecord } from '../record.ts';
import { RegistryError } from '../registry-error.ts';
import type { PreviewedVersion } from './preview.ts';

/** Record of a previewed version; throws if the store has other content under its name. */
async function recordOf(
  store: string,
  { name, version, digest }: PreviewedVersion,
  key: KeyObject | null,
): Promise<ArtifactRecord> {
  const record = await readRecord(store, name, version, key);
  if (record.digest !== digest)
    throw new RegistryError(`${name}@${version} is not what the preview was signed for.`);
  return record;
}

/** The live composition with previewed versions in place. These have no fallback, which would hide their errors. */
export async function previewComposition(
  store: string,
  live: Composition,
  previewed: readonly PreviewedVersion[],
  key: KeyObject | null = null,
): Promise<Composition> {
  const records = await Promise.all(previewed.map((one) => recordOf(store, one, key)));
  const isPreviewed = ({ name }: ArtifactRecord) => records.some((one) => one.name === name);
  const remotes = [
    ...live.remotes.filter((one) => !isPreviewed(one)),
    ...records.filter(({ name }) => name !== SHELL),
  ];
  const shell = records.find(({ name }) => name === SHELL) ?? live.shell;
  return composedOf(
    shell,
    remotes,
    live.previous.filter((one) => !isPreviewed(one)),
  );
}
