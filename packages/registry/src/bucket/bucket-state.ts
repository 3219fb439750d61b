import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isMissing, replaceDurably } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';
import { count, dictionary, parseJson } from '../schema.ts';
import { storeLayout } from '../store-layout.ts';

/** Mutable files by their path in the store; the log is separate, because it only grows. */
const CHANGING = [
  'environments/production.json',
  'environments/staging.json',
  'pins.json',
  'preview.key',
] as const;

const changingFile = z.enum(CHANGING);

/** One change in the bucket: the files that it replaced and the lines appended to the log. */
export const bucketChangeSchema = z.object({
  number: count,
  files: z.partialRecord(changingFile, z.string().nullable()),
  /** Size of the log before the change, in bytes. */
  log_at: count,
  log: z.string(),
});

export type BucketChange = z.infer<typeof bucketChangeSchema>;

/** Mutable state of a store folder; null for missing files. */
export interface ChangingState {
  readonly files: Readonly<Record<(typeof CHANGING)[number], string | null>>;
  readonly log: string;
}

/** State of an empty store. */
export const NOTHING: ChangingState = {
  files: {
    'environments/production.json': null,
    'environments/staging.json': null,
    'pins.json': null,
    'preview.key': null,
  },
  log: '',
};

async function textOf(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function readChanging(store: string): Promise<ChangingState> {
  const texts = await Promise.all(CHANGING.map((file) => textOf(path.join(store, file))));
  const files = Object.fromEntries(CHANGING.map((file, index) => [file, texts[index] ?? null]));
  return {
    files: files as ChangingState['files'],
    log: (await textOf(storeLayout.log(store))) ?? '',
  };
}

async function writeFile(file: string, text: string | null): Promise<void> {
  if (text === null) return fs.rm(file, { force: true });
  await replaceDurably(file, text);
  if (path.basename(file) === 'preview.key') await fs.chmod(file, 0o600);
}

/** Writes the differences; environments last, because site servers watch them. */
export async function writeChanging(store: string, state: ChangingState): Promise<void> {
  const now = await readChanging(store);
  if (now.log !== state.log) await writeFile(storeLayout.log(store), state.log || null);
  for (const file of [...CHANGING].reverse())
    if (now.files[file] !== state.files[file])
      await writeFile(path.join(store, file), state.files[file]);
}

/** Change from one state to another; null if they are equal. */
export function changeBetween(
  before: ChangingState,
  after: ChangingState,
  number: number,
): BucketChange | null {
  if (!after.log.startsWith(before.log))
    throw new RegistryError('The local log was altered; it must only be appended to.');
  const changed = CHANGING.filter((file) => before.files[file] !== after.files[file]);
  const log = after.log.slice(before.log.length);
  if (changed.length === 0 && log === '') return null;
  const files = Object.fromEntries(changed.map((file) => [file, after.files[file]]));
  return { number, files, log_at: Buffer.byteLength(before.log), log };
}

/** State after a change. Throws if the change does not apply to `before`. */
export function afterChange(before: ChangingState, change: BucketChange): ChangingState {
  if (Buffer.byteLength(before.log) !== change.log_at)
    throw new RegistryError(
      `Change ${change.number} of the bucket does not follow the local state: its log begins at ${change.log_at}.`,
    );
  return { files: { ...before.files, ...change.files }, log: before.log + change.log };
}

const placeSchema = z.object({ change: count, versions: dictionary(z.string()) });

/** Position of a folder in its bucket's changes, and the fingerprints of the versions that both have. */
export type BucketPlace = z.infer<typeof placeSchema>;

const fileOf = (store: string) => path.join(store, 'bucket.json');

export async function readPlace(store: string): Promise<BucketPlace> {
  const text = await textOf(fileOf(store));
  return text === null ? { change: 0, versions: {} } : parseJson(text, placeSchema, fileOf(store));
}

export const writePlace = (store: string, place: BucketPlace) =>
  replaceDurably(fileOf(store), `${JSON.stringify(place)}\n`);
