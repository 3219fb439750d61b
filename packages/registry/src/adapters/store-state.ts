import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { countSchema, createDictionarySchema, parseJson } from '../core/parse-json.ts';
import { RegistryError } from '../core/registry-error.ts';
import { storeLayout } from '../core/store-layout.ts';
import { readIfExists, replaceDurably } from '../core/write-durably.ts';
import {
  bucketLayout,
  MUTABLE_KIND,
  type ObjectStorage,
  parseChangeNumber,
} from './open-bucket.ts';

/**
 * Mutable files by their path in the store. The log is not among them, because a change contains only its new lines.
 */
const MUTABLE_FILES = [
  'environments/production.json',
  'environments/staging.json',
  'pins.json',
  'preview.key',
] as const;

const mutableFileSchema = z.enum(MUTABLE_FILES);

/** One change of the bucket: the new texts of changed files (null for a deleted file) and the new lines of the log. */
const bucketChangeSchema = z.object({
  number: countSchema,
  files: z.partialRecord(mutableFileSchema, z.string().nullable()),
  /** Size of the log before the change, in bytes. */
  log_at: countSchema,
  log: z.string(),
});

type BucketChange = z.infer<typeof bucketChangeSchema>;

/** Mutable files of a store with their texts (null for a missing file), and the text of the log. */
export interface StoreState {
  readonly files: Readonly<Record<(typeof MUTABLE_FILES)[number], string | null>>;
  readonly log: string;
}

export const EMPTY_STATE: StoreState = {
  files: {
    'environments/production.json': null,
    'environments/staging.json': null,
    'pins.json': null,
    'preview.key': null,
  },
  log: '',
};

export async function readStoreState(store: string): Promise<StoreState> {
  const texts = await Promise.all(
    MUTABLE_FILES.map((file) => readIfExists(path.join(store, file))),
  );
  const files = Object.fromEntries(
    MUTABLE_FILES.map((file, index) => [file, texts[index] ?? null]),
  );
  return {
    files: files as StoreState['files'],
    log: (await readIfExists(storeLayout.log(store))) ?? '',
  };
}

async function writeOrRemove(file: string, text: string | null): Promise<void> {
  if (text === null) return fs.rm(file, { force: true });
  await replaceDurably(file, text);
  if (path.basename(file) === 'preview.key') await fs.chmod(file, 0o600);
}

/**
 * Writes the files that differ. Environments come last, because a changed environment makes site servers read the log.
 */
export async function writeStoreState(store: string, state: StoreState): Promise<void> {
  const current = await readStoreState(store);
  if (current.log !== state.log) await writeOrRemove(storeLayout.log(store), state.log || null);
  for (const file of [...MUTABLE_FILES].reverse())
    if (current.files[file] !== state.files[file])
      await writeOrRemove(path.join(store, file), state.files[file]);
}

/**
 * Returns the change that leads from one state to the other, or null if both are equal. Throws a RegistryError if lines
 * of the log were changed or removed.
 */
export function createBucketChange(
  before: StoreState,
  after: StoreState,
  number: number,
): BucketChange | null {
  if (!after.log.startsWith(before.log))
    throw new RegistryError('The local log was altered; it must only be appended to.');
  const changedFiles = MUTABLE_FILES.filter((file) => before.files[file] !== after.files[file]);
  const log = after.log.slice(before.log.length);
  if (changedFiles.length === 0 && log === '') return null;
  const files = Object.fromEntries(changedFiles.map((file) => [file, after.files[file]]));
  return { number, files, log_at: Buffer.byteLength(before.log), log };
}

/**
 * Returns the state after a change. Throws a RegistryError if the log of `before` does not end where the change begins.
 */
function applyBucketChange(before: StoreState, change: BucketChange): StoreState {
  if (Buffer.byteLength(before.log) !== change.log_at)
    throw new RegistryError(
      `Change ${change.number} of the bucket does not follow the local state: its log begins at ${change.log_at}.`,
    );
  return { files: { ...before.files, ...change.files }, log: before.log + change.log };
}

const positionSchema = z.object({
  change: countSchema,
  versions: createDictionarySchema(z.string()),
});

/**
 * Number of the last change that the folder contains, and the fingerprints of the versions that bucket and folder have
 * in common.
 */
export type BucketPosition = z.infer<typeof positionSchema>;

const toPositionFile = (store: string) => path.join(store, 'bucket.json');

export async function readBucketPosition(store: string): Promise<BucketPosition> {
  const text = await readIfExists(toPositionFile(store));
  return text === null
    ? { change: 0, versions: {} }
    : parseJson(text, positionSchema, toPositionFile(store));
}

export const writeBucketPosition = (store: string, position: BucketPosition) =>
  replaceDurably(toPositionFile(store), `${JSON.stringify(position)}\n`);

/** Above the size of a change with the environments of a hundred remotes, pins and some log lines. */
const MAX_CHANGE_BYTES = 4 * 1024 * 1024;
const MAX_CONCURRENT_REQUESTS = 16;

async function readChange(objects: ObjectStorage, number: number): Promise<BucketChange | null> {
  const key = bucketLayout.change(number);
  const content = await objects.get(key, MAX_CHANGE_BYTES);
  return content && parseJson(content.toString('utf8'), bucketChangeSchema, key);
}

/**
 * Applies all changes after `number` to `state`. Returns the number of the last change and the new state. Requests one
 * object if there is no newer change.
 */
export async function readStateAfter(
  objects: ObjectStorage,
  number: number,
  state: StoreState,
): Promise<{ number: number; state: StoreState }> {
  const firstChange = await readChange(objects, number + 1);
  if (!firstChange) return { number, state };
  const keys = await objects.list(bucketLayout.changes, bucketLayout.change(number + 1));
  const changeNumbers = keys.flatMap((key) => parseChangeNumber(key) ?? []);
  let latest = { number: number + 1, state: applyBucketChange(state, firstChange) };
  for (let start = 0; start < changeNumbers.length; start += MAX_CONCURRENT_REQUESTS) {
    const batch = changeNumbers.slice(start, start + MAX_CONCURRENT_REQUESTS);
    const changes = await Promise.all(
      batch.map((changeNumber) => readChange(objects, changeNumber)),
    );
    for (const change of changes) {
      // The later changes cannot be applied without the missing one.
      if (change?.number !== latest.number + 1) return latest;
      latest = { number: change.number, state: applyBucketChange(latest.state, change) };
    }
  }
  return latest;
}

/**
 * Commits a change with a conditional write. Returns `lost` if another registry committed a change with this number
 * first.
 */
export async function commitChange(
  objects: ObjectStorage,
  change: BucketChange,
): Promise<'done' | 'lost'> {
  const key = bucketLayout.change(change.number);
  const text = JSON.stringify(change);
  // The SDK retries after a lost response and then finds an existing object. Its content shows which registry wrote it.
  const isSameContent = async () =>
    (await objects.get(key, MAX_CHANGE_BYTES))?.toString('utf8') === text;
  try {
    if (await objects.create(key, text, MUTABLE_KIND)) return 'done';
  } catch (error) {
    if (await isSameContent()) return 'done';
    throw error;
  }
  return (await isSameContent()) ? 'done' : 'lost';
}
