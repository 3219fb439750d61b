import { parseJson } from '../parse-json.ts';
import { bucketLayout, MUTABLE_KIND, parseChangeNumber } from './bucket-layout.ts';
import type { Objects } from './objects.ts';
import {
  applyChange,
  type BucketChange,
  bucketChangeSchema,
  type StoreState,
} from './store-state.ts';

/** Above the size of environments with a hundred remotes, pins and some log lines. */
const MAX_CHANGE_BYTES = 4 * 1024 * 1024;
const MAX_CONCURRENT = 16;

/** A change of the bucket; null if it does not exist. */
async function readChange(objects: Objects, number: number): Promise<BucketChange | null> {
  const key = bucketLayout.change(number);
  const content = await objects.get(key, MAX_CHANGE_BYTES);
  return content && parseJson(content.toString('utf8'), bucketChangeSchema, key);
}

/** All changes after one, and the resulting state. */
export async function readStateAfter(
  objects: Objects,
  number: number,
  state: StoreState,
): Promise<{ number: number; state: StoreState }> {
  const first = await readChange(objects, number + 1);
  if (!first) return { number, state };
  const keys = await objects.list(bucketLayout.changes, bucketLayout.change(number + 1));
  const changeNumbers = keys.flatMap((key) => parseChangeNumber(key) ?? []);
  let latest = { number: number + 1, state: applyChange(state, first) };
  for (let at = 0; at < changeNumbers.length; at += MAX_CONCURRENT) {
    const batch = changeNumbers.slice(at, at + MAX_CONCURRENT);
    for (const change of await Promise.all(
      batch.map((changeNumber) => readChange(objects, changeNumber)),
    )) {
      // A gap: later changes have no known base.
      if (change?.number !== latest.number + 1) return latest;
      latest = { number: change.number, state: applyChange(latest.state, change) };
    }
  }
  return latest;
}

/** `lost`: another registry committed this number first. */
export async function commitChange(
  objects: Objects,
  change: BucketChange,
): Promise<'done' | 'lost'> {
  const key = bucketLayout.change(change.number);
  const text = JSON.stringify(change);
  // The response may be lost and the SDK retries: the content shows which registry wrote it.
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
