import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isMissing, replaceDurably } from '../durable.ts';
import { appName } from '../names.ts';
import { type Publication, publish } from '../publish/publish.ts';
import { withWorkFolder } from '../publish/work-folder.ts';
import { RegistryError } from '../registry-error.ts';
import { checked, matching, parseJson } from '../schema.ts';
import type { Seal } from '../signing/keys.ts';
import { storeLayout } from '../store-layout.ts';
import {
  descriptionSchema,
  refuseClashes,
  TYPES_FILE,
  type UploadDescription,
  uploadIdOf,
} from './description.ts';

/** Maximum number of uploads per app; another one deletes the oldest. */
const MAX_OF_AN_APP = 5;
/** An idle upload expires after this time. */
const ABANDONED_MS = 86_400_000;

const uploadId = matching(/^[0-9a-f]{32}$/, 'the id of an upload');

/** Upload of an app. */
export interface UploadPlace {
  readonly store: string;
  readonly app: string;
  readonly id: string;
}

const folderOf = ({ store, app, id }: UploadPlace) =>
  path.join(
    storeLayout.uploads(store),
    checked(appName, app, 'The app'),
    checked(uploadId, id, 'The upload'),
  );

const DESCRIPTION = 'description.json';

// Base64 hashes contain "/".
const blobOf = (folder: string, integrity: string) =>
  path.join(folder, Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex'));

async function descriptionOf(place: UploadPlace): Promise<UploadDescription> {
  const file = path.join(folderOf(place), DESCRIPTION);
  try {
    return parseJson(await fs.readFile(file, 'utf8'), descriptionSchema, 'The upload');
  } catch (error) {
    if (isMissing(error))
      throw new RegistryError('The upload does not exist or has expired: start it again.');
    throw error;
  }
}

/** Unique integrity values of the missing files. */
async function missingOf(
  place: UploadPlace,
  { files }: UploadDescription,
): Promise<readonly string[]> {
  const folder = folderOf(place);
  const integrities = [...new Set(files.map(({ integrity }) => integrity))];
  const found = await Promise.all(
    integrities.map((one) => fs.stat(blobOf(folder, one)).catch(() => null)),
  );
  return integrities.filter((_, index) => found[index] === null);
}

/** Deletes uploads idle for a day, and the oldest ones of an app above the limit. */
async function sweep(store: string, app: string): Promise<void> {
  const folder = path.join(storeLayout.uploads(store), app);
  const names = await fs.readdir(folder).catch(() => []);
  const all = await Promise.all(
    names.map(async (name) => {
      const made = await fs.stat(path.join(folder, name)).catch(() => null);
      return { name, made: made?.mtimeMs ?? 0 };
    }),
  );
  const retained = all
    .filter(({ made }) => Date.now() - made < ABANDONED_MS)
    .sort((a, b) => b.made - a.made)
    .slice(0, MAX_OF_AN_APP - 1);
  for (const { name } of all)
    if (!retained.some((one) => one.name === name))
      await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

/** Starts or resumes an upload: returns the missing contents. */
export async function beginUpload(
  store: string,
  app: string,
  description: UploadDescription,
): Promise<{ id: string; missing: readonly string[] }> {
  refuseClashes(description);
  const place = { store, app, id: uploadIdOf(description) };
  const folder = folderOf(place);
  const known = await fs.stat(path.join(folder, DESCRIPTION)).catch(() => null);
  if (!known) {
    await sweep(store, app);
    await replaceDurably(path.join(folder, DESCRIPTION), JSON.stringify(description));
  }
  return { id: place.id, missing: await missingOf(place, description) };
}

/** Stores one content after verifying its size and hash. */
export async function receiveContent(
  place: UploadPlace,
  integrity: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { files } = await descriptionOf(place);
  const announced = files.find((one) => one.integrity === integrity);
  if (!announced) throw new RegistryError('That content was not announced for this upload.');
  const target = blobOf(folderOf(place), integrity);
  const own = `${target}.${randomBytes(4).toString('hex')}.part`;
  try {
    await receive(own, announced, content);
    await fs.rename(own, target);
  } finally {
    await fs.rm(own, { force: true });
  }
}

/** Restores the build's folder layout and publishes it. */
export async function finishUpload(place: UploadPlace, seal: Seal | null): Promise<Publication> {
  const description = await descriptionOf(place);
  const missing = await missingOf(place, description);
  if (missing.length > 0)
    throw new RegistryError(`${missing.length} contents of the upload are missing.`);
  const uploaded = folderOf(place);
  const publication = await withWorkFolder(place.store, async (work) => {
    const appFolder = path.join(work, place.app);
    for (const { file, integrity } of description.files) {
      const target = path.join(appFolder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.copyFile(blobOf(uploaded, integrity), target);
    }
    const hasTypes = description.files.some(({ file }) => file === TYPES_FILE);
    const types = hasTypes ? await fs.readFile(path.join(appFolder, TYPES_FILE), 'utf8') : null;
    const { store } = place;
    return publish({ store, appFolder, types, gitCommit: description.git_commit, seal });
  });
  await fs.rm(uploaded, { recursive: true, force: true });
  return publication;
}

/** Writes a stream to a temporary file up to the declared size, and verifies its hash. */
async function receive(
  file: string,
  announced: { readonly integrity: string; readonly bytes: number },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const hash = createHash('sha384');
  let bytes = 0;
  const handle = await fs.open(file, 'wx');
  try {
    for await (const part of content) {
      bytes += part.length;
      if (bytes > announced.bytes)
        throw new RegistryError(
          `The content is longer than the announced ${announced.bytes} bytes.`,
        );
      hash.update(part);
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (`sha384-${hash.digest('base64')}` !== announced.integrity)
    throw new RegistryError('The hash of the content differs from the announced one.');
}
