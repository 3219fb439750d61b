import { setImmediate } from 'node:timers/promises';

/** A slice ends after this time, so that waiting requests are served. */
const SLICE_MS = 10;

export async function runPaced(steps: Iterable<unknown>): Promise<void> {
  let sliceStart = performance.now();
  for (const _ of steps) {
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await setImmediate();
    sliceStart = performance.now();
  }
}
