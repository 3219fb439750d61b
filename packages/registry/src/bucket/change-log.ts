import { parseJson } from '../schema.ts';
import { bucketLayout, changeNumberOf, mutable } from './bucket-layout.ts';
import {
  afterChange,
  type BucketChange,
  bucketChangeSchema,
  type ChangingState,
} from './bucket-state.ts';
import type { Objects } from './objects.ts';

/** Above the size of environments with a hundred remotes, pins and some log lines. */
const CHANGE_LIMIT = 4 * 1024 * 1024;
const AT_ONCE = 16;

/** A change of the bucket; null if it does not exist. */
async function readChange(objects: Objects, number: number): Promise<BucketChange | null> {
  const key = bucketLayout.change(number);
  const content = await objects.get(key, CHANGE_LIMIT);
  return content && parseJson(content.toString('utf8'), bucketChangeSchema, key);
}

/** All changes after one, and the resulting state. */
export async function changesAfter(
  objects: Objects,
  number: number,
  state: ChangingState,
): Promise<{ number: number; state: ChangingState }> {
  const first = await readChange(objects, number + 1);
  if (!first) return { number, state };
  const keys = await objects.list(bucketLayout.changes, bucketLayout.change(number + 1));
  const later = keys.flatMap((key) => changeNumberOf(key) ?? []);
  let now = { number: number + 1, state: afterChange(state, first) };
  for (let at = 0; at < later.length; at += AT_ONCE) {
    const some = later.slice(at, at + AT_ONCE);
    for (const change of await Promise.all(some.map((one) => readChange(objects, one)))) {
      // A gap: later changes have no known base.
      if (change?.number !== now.number + 1) return now;
      now = { number: change.number, state: afterChange(now.state, change) };
    }
  }
  return now;
}

/** `lost`: another registry committed this number first. */
export async function commit(objects: Objects, change: BucketChange): Promise<'done' | 'lost'> {
  const key = bucketLayout.change(change.number);
  const text = JSON.stringify(change);
  // The response may be lost and the SDK retries: the content tells whose change it is.
  const isOurs = async () => (await objects.get(key, CHANGE_LIMIT))?.toString('utf8') === text;
  try {
    if (await objects.create(key, text, mutable)) return 'done';
  } catch (error) {
    if (await isOurs()) return 'done';
    throw error;
  }
  return (await isOurs()) ? 'done' : 'lost';
}
