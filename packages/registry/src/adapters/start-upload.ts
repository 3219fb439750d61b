import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { appNameSchema } from '../core/app-name-schema.ts';
import { createPatternSchema, parseJson, requireValid } from '../core/parse-json.ts';
import { type Publication, publish } from '../core/publish/publish.ts';
import { withTemporaryFolder } from '../core/publish/with-temporary-folder.ts';
import { RegistryError } from '../core/registry-error.ts';
import type { SigningKey } from '../core/signing-key.ts';
import { storeLayout } from '../core/store-layout.ts';
import { isMissingFileError, replaceDurably } from '../core/write-durably.ts';
import {
  createUploadId,
  descriptionSchema,
  requireDistinctPaths,
  TYPES_FILE,
  UPLOAD_LIMITS,
  type UploadDescription,
} from './upload-description.ts';

/** A further upload deletes the oldest. */
const MAX_UPLOADS_PER_APP = 5;
/** An upload without a change for a day is deleted when the next upload of the app starts. */
const ABANDONED_MS = 86_400_000;

const DESCRIPTION_FILE = 'description.json';

const uploadIdSchema = createPatternSchema(/^[0-9a-f]{32}$/, 'the id of an upload');

/** An upload of an app, by the id that `startUpload` returned. */
export interface UploadLocation {
  readonly store: string;
  readonly app: string;
  readonly id: string;
}

/**
 * Starts an upload, or resumes it if the same description was sent before. Returns its id and the integrity values of
 * the missing contents.
 */
export async function startUpload(
  store: string,
  app: string,
  description: UploadDescription,
): Promise<{ id: string; missing: readonly string[] }> {
  requireDistinctPaths(description);
  const location = { store, app, id: createUploadId(description) };
  const folder = toUploadFolder(location);
  const existing = await fs.stat(path.join(folder, DESCRIPTION_FILE)).catch(() => null);
  if (!existing) {
    await removeAbandoned(store, app);
    await replaceDurably(path.join(folder, DESCRIPTION_FILE), JSON.stringify(description));
  }
  return { id: location.id, missing: await listMissing(location, description) };
}

/** Stores one content of an upload. Throws a RegistryError if its size or hash differs from the description. */
export async function receiveContent(
  location: UploadLocation,
  integrity: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { files } = await readDescription(location);
  const announced = files.find((file) => file.integrity === integrity);
  if (!announced) throw new RegistryError('That content was not announced for this upload.');
  const target = toBlobFile(toUploadFolder(location), integrity);
  const temporaryFile = `${target}.${randomBytes(4).toString('hex')}.part`;
  try {
    await writeContent(temporaryFile, announced, content);
    await fs.rename(temporaryFile, target);
  } finally {
    await fs.rm(temporaryFile, { force: true });
  }
}

/** Publishes an upload and deletes it. Throws a RegistryError if contents are missing or the build is invalid. */
export async function finishUpload(
  location: UploadLocation,
  signingKey: SigningKey | null,
): Promise<Publication> {
  const description = await readDescription(location);
  const missing = await listMissing(location, description);
  if (missing.length > 0)
    throw new RegistryError(`${missing.length} contents of the upload are missing.`);
  const uploadFolder = toUploadFolder(location);
  const publication = await withTemporaryFolder(location.store, async (folder) => {
    const appFolder = path.join(folder, location.app);
    for (const { file, integrity } of description.files) {
      const target = path.join(appFolder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.copyFile(toBlobFile(uploadFolder, integrity), target);
    }
    const hasTypes = description.files.some(({ file }) => file === TYPES_FILE);
    const types = hasTypes ? await fs.readFile(path.join(appFolder, TYPES_FILE), 'utf8') : null;
    const { store } = location;
    const options = { store, appFolder, types, gitCommit: description.git_commit, signingKey };
    return publish(options).catch((error: unknown) => {
      if (!(error instanceof RegistryError)) throw error;
      // The team that uploaded the build gets this message, so it must not contain paths of the registry.
      throw new RegistryError(error.message.replaceAll(`${folder}${path.sep}`, ''), {
        cause: error,
      });
    });
  });
  await fs.rm(uploadFolder, { recursive: true, force: true });
  return publication;
}

const toUploadFolder = ({ store, app, id }: UploadLocation) =>
  path.join(
    storeLayout.uploads(store),
    requireValid(appNameSchema, app, 'The app'),
    requireValid(uploadIdSchema, id, 'The upload'),
  );

// The hash is in hex, because base64 contains slashes.
const toBlobFile = (folder: string, integrity: string) =>
  path.join(folder, Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex'));

async function readDescription(location: UploadLocation): Promise<UploadDescription> {
  const file = path.join(toUploadFolder(location), DESCRIPTION_FILE);
  try {
    return parseJson(await fs.readFile(file, 'utf8'), descriptionSchema, 'The upload');
  } catch (error) {
    if (isMissingFileError(error))
      throw new RegistryError('The upload does not exist or has expired: start it again.');
    throw error;
  }
}

async function listMissing(
  location: UploadLocation,
  { files }: UploadDescription,
): Promise<readonly string[]> {
  const folder = toUploadFolder(location);
  const integrities = [...new Set(files.map(({ integrity }) => integrity))];
  const stats = await Promise.all(
    integrities.map((integrity) => fs.stat(toBlobFile(folder, integrity)).catch(() => null)),
  );
  return integrities.filter((_, index) => stats[index] === null);
}

async function removeAbandoned(store: string, app: string): Promise<void> {
  const folder = path.join(storeLayout.uploads(store), app);
  const names = await fs.readdir(folder).catch(() => []);
  const uploads = await Promise.all(
    names.map(async (name) => {
      const stats = await fs.stat(path.join(folder, name)).catch(() => null);
      return { name, modifiedAt: stats?.mtimeMs ?? 0 };
    }),
  );
  const retained = uploads
    .filter(({ modifiedAt }) => Date.now() - modifiedAt < ABANDONED_MS)
    .sort((a, b) => b.modifiedAt - a.modifiedAt)
    .slice(0, MAX_UPLOADS_PER_APP - 1);
  for (const { name } of uploads)
    if (!retained.some((upload) => upload.name === name))
      await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

async function writeContent(
  file: string,
  announced: { readonly integrity: string; readonly bytes: number },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const hash = createHash('sha384');
  let bytes = 0;
  const handle = await fs.open(file, 'wx');
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > UPLOAD_LIMITS.file_bytes) break;
      // The rest is read, because leaving the loop would close the connection before the error is sent.
      if (bytes > announced.bytes) continue;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (bytes > announced.bytes)
    throw new RegistryError(`The content is longer than the announced ${announced.bytes} bytes.`);
  if (`sha384-${hash.digest('base64')}` !== announced.integrity)
    throw new RegistryError('The hash of the content differs from the announced one.');
}
