import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { computeDigest, computeIntegrity } from '../compute-integrity.ts';
import { createPatternSchema, parseJson } from '../parse-json.ts';
import { type ArtifactRecord, parseRecord, readRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';
import { findSignatureError, signRecord, toPublicKey } from '../sign-record.ts';
import type { SigningKey } from '../signing-key.ts';
import { storeLayout } from '../store-layout.ts';
import { withStoreLock } from '../with-store-lock.ts';
import { replaceDurably } from '../write-durably.ts';
import { createRecord, readCommit } from './create-record.ts';
import { findArtifactErrors } from './find-artifact-errors.ts';
import { type BuildOutput, readBuildOutput, requireCurrentBuild } from './read-build-output.ts';
import { type Manifest, readManifest } from './read-manifest.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';
import { type Effort, moveVersionIntoStore, writeArtifact } from './write-artifact.ts';

const VERSION_DIGITS = 12;

const packageSchema = z.object({
  version: createPatternSchema(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/, 'a version such as "0.1.0"'),
});

/**
 * Derives the version from the content only, so publishing the same build again changes nothing. Returns it with the
 * full digest, of which the version contains the first 12 digits.
 */
async function computeVersion(
  appFolder: string,
  manifest: Manifest,
  build: BuildOutput,
  types: string | null,
): Promise<{ version: string; digest: string }> {
  const file = path.join(appFolder, 'package.json');
  const base = parseJson(await fs.readFile(file, 'utf8'), packageSchema, file).version;
  const digest = computeDigest([
    ...build.browser.flatMap((built) => [built.file, built.integrity]),
    `server/${build.server.file}`,
    build.server.integrity,
    JSON.stringify(manifest),
    JSON.stringify([build.groups, build.shared, build.provides]),
    ...(types === null ? [] : [computeIntegrity(types)]),
  ]);
  return { version: `${base}-${digest.slice(0, VERSION_DIGITS)}`, digest };
}

/** `unchanged`: the version was published before. `restored`: its damaged or unsigned files were replaced. */
export interface Publication {
  record: ArtifactRecord;
  outcome: 'new' | 'unchanged' | 'restored';
}

/**
 * Publishes the last build of an app as an immutable version. The record is written last, because a version without a
 * record does not exist. Publishing the same build again changes nothing. Throws a RegistryError if the build is
 * invalid or older than its sources.
 *
 * @param options.store folder of the store
 * @param options.appFolder folder of the app with its `dist/`
 * @param options.types shared types that the app was built against, as JSON; stored with the version
 * @param options.gitCommit commit of the sources; default: the commit that is checked out in `appFolder`
 * @param options.signingKey signs the record, also an existing unsigned one
 * @param options.compression effort for compressed copies; default: `max`
 */
export async function publish(options: {
  store: string;
  appFolder: string;
  compression?: Effort;
  types?: string | null;
  gitCommit?: string | null;
  signingKey?: SigningKey | null;
}): Promise<Publication> {
  const { store, compression = 'max', types = null, signingKey = null } = options;
  const appFolder = path.resolve(options.appFolder);
  if (types !== null) parseJson(types, typesSchema, 'types.json');
  const manifest = await readManifest(appFolder);
  const build = await readBuildOutput(appFolder);
  await requireCurrentBuild(appFolder);
  const identity = await computeVersion(appFolder, manifest, build, types);
  const earlier = await findPublished(store, manifest.name, identity.version, signingKey);
  if (earlier?.isComplete) return { record: earlier.record, outcome: 'unchanged' };
  return withTemporaryFolder(store, async (folder) => {
    const artifactFiles = await writeArtifact(folder, build, compression, types);
    const { gitCommit = await readCommit(appFolder) } = options;
    const newRecord = createRecord(gitCommit, manifest, identity, build, artifactFiles);
    return storePublication(store, folder, newRecord, signingKey);
  });
}

interface PublishedVersion {
  record: ArtifactRecord;
  isComplete: boolean;
  /** True if the signature is valid or there is no signing key. */
  isSigned: boolean;
}

/** Declarations by file. Without `index.d.ts` the types gate would compare nothing. */
const typesSchema = z
  .record(z.string(), z.string())
  .refine((files) => 'index.d.ts' in files, 'must contain index.d.ts');

async function findPublished(
  store: string,
  name: string,
  version: string,
  signingKey: SigningKey | null,
): Promise<PublishedVersion | null> {
  try {
    const record = await readRecord(store, name, version);
    const text = await fs.readFile(storeLayout.record(store, name, version), 'utf8');
    const isSigned =
      !signingKey ||
      (await findSignatureError(store, record, text, toPublicKey(signingKey))) === null;
    const errors = await findArtifactErrors(store, record);
    return { record, isSigned, isComplete: isSigned && errors.length === 0 };
  } catch (error) {
    if (error instanceof RegistryError) return null;
    throw error;
  }
}

async function storePublication(
  store: string,
  folder: string,
  newRecord: ArtifactRecord,
  signingKey: SigningKey | null,
): Promise<Publication> {
  const { name, version } = newRecord;
  const recordFile = storeLayout.record(store, name, version);
  const text = `${JSON.stringify(newRecord, null, 2)}\n`;
  parseRecord(text, recordFile);
  return withStoreLock(store, async () => {
    // Another process may have published the same content in the meantime.
    const current = await findPublished(store, name, version, signingKey);
    if (current?.isComplete) return { record: current.record, outcome: 'unchanged' };
    await moveVersionIntoStore(folder, store, { name, version });
    if (current?.isSigned) return { record: current.record, outcome: 'restored' };
    if (signingKey) await signRecord(store, newRecord, text, signingKey);
    await replaceDurably(recordFile, text);
    return { record: newRecord, outcome: current ? 'restored' : 'new' };
  });
}
