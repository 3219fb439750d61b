/**
 * Usage: `node --expose-gc hostile-memory.ts <count> <seed>`. Sends `count` hostile requests to an API in this process.
 * Prints its memory after a tenth of the requests and after all. It is a separate process, because jest's process
 * contains data of other tests.
 */
import { testApi } from './api.ts';
import { oneDatabase } from './databases.ts';
import { hostileSender } from './hostile-sender.ts';

/** Returns the memory of this process after garbage collection, in bytes. */
function measureMemory(): number {
  for (let n = 0; n < 4; n += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
const [database] = oneDatabase();
const api = await testApi(database);
const sender = await hostileSender(api, seed);
await sender.upTo(count / 10);
const before = measureMemory();
await sender.upTo(count);
console.log(JSON.stringify({ before, after: measureMemory() }));
await api.close();
