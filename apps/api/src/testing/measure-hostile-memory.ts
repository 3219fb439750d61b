/**
 * Usage: `node --expose-gc measure-hostile-memory.ts <count> <seed>`. Prints the memory after a tenth of the requests
 * and at the end. The process of jest contains data of other tests, so a separate one is measured.
 */

import { createHostileSender } from './create-hostile-sender.ts';
import { createTestApi } from './create-test-api.ts';
import { selectOneDatabase } from './databases.ts';

/** A later run frees objects with finalizers. */
const GC_RUNS = 4;

function measureMemory(): number {
  for (let run = 0; run < GC_RUNS; run += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
const [database] = selectOneDatabase();
const api = await createTestApi(database);
const sender = await createHostileSender(api, seed);
await sender.sendUpTo(count / 10);
const before = measureMemory();
await sender.sendUpTo(count);
console.log(JSON.stringify({ before, after: measureMemory() }));
await api.close();
