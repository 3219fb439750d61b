/**
 * Usage: `node --expose-gc measure-hostile-memory.ts <count> <seed>`
 * Sends `count` hostile requests to an API in this process. Prints the memory after a tenth of them and at the end. A
 * separate process, because the process of Jest contains data of other tests.
 */

import { createHostileSender } from './create-hostile-sender.ts';
import { createTestApi } from './create-test-api.ts';
import { selectOneDatabase } from './databases.ts';

/** Objects with finalizers are freed by a later run. */
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
