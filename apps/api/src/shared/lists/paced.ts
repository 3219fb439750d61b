import { setImmediate } from 'node:timers/promises';

/** A fifth of the longest acceptable delay of a request (50 ms). */
const SLICE_MS = 10;

/** Runs steps, and serves requests in between. */
export async function paced(steps: Iterable<unknown>): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
