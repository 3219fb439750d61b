import { parseJson } from '../parse-json.ts';
import { bucketLayout, MUTABLE_KIND, parseChangeNumber } from './bucket-layout.ts';
import type { ObjectStorage } from './open-bucket.ts';
import {
  applyBucketChange,
  type BucketChange,
  bucketChangeSchema,
  type StoreState,
} from './store-state.ts';

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
