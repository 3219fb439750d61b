import { parseJson } from '../parse-json.ts';
import { bucketLayout, MUTABLE_KIND, parseChangeNumber } from './bucket-layout.ts';
import type { Objects } from './objects.ts';
import {
  applyChange,
  type BucketChange,
  bucketChangeSchema,
  type StoreState,
} from './store-state.ts';

/** A change with environments of a hundred remotes, pins and some log lines is smaller. */
const MAX_CHANGE_BYTES = 4 * 1024 * 1024;
const MAX_CONCURRENT = 16;

/** A change of the bucket; null if it does not exist. */
async function readChange(objects: Objects, number: number): Promise<BucketChange | null> {
  const key = bucketLayout.change(number);
  const content = await objects.get(key, MAX_CHANGE_BYTES);
  return content && parseJson(content.toString('utf8'), bucketChangeSchema, key);
}

/** Applies all changes after `number` to `state`. Returns the last number and the new state. */
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
  for (let start = 0; start < changeNumbers.length; start += MAX_CONCURRENT) {
    const batch = changeNumbers.slice(start, start + MAX_CONCURRENT);
    for (const change of await Promise.all(
      batch.map((changeNumber) => readChange(objects, changeNumber)),
    )) {
      // A change is missing: the later changes cannot be applied without it.
      if (change?.number !== latest.number + 1) return latest;
      latest = { number: change.number, state: applyChange(latest.state, change) };
    }
  }
  return latest;
}

/** Commits a change. Returns `lost` if another registry committed this number first. */
export async function commitChange(
  objects: Objects,
  change: BucketChange,
): Promise<'done' | 'lost'> {
  const key = bucketLayout.change(change.number);
  const text = JSON.stringify(change);
  // After a lost response the SDK retries and finds the object, whose content shows which registry
  // wrote it.
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
