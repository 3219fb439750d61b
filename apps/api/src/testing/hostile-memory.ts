/**
 * `node --expose-gc hostile-memory.ts <count> <seed>`: sends this number of hostile requests to an API in this process,
 * and prints its memory after a tenth of them and after all. A separate process, because jest's retains data of other
 * tests.
 */
import { testApi } from './api.ts';
import { oneDatabase } from './databases.ts';
import { hostileSender } from './hostile-sender.ts';

/** Memory of this process after garbage collection, in bytes. */
function held(): number {
  for (let n = 0; n < 4; n += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
const [database] = oneDatabase();
const api = await testApi(database);
const sender = await hostileSender(api, seed);
await sender.upTo(count / 10);
const before = held();
await sender.upTo(count);
console.log(JSON.stringify({ before, after: held() }));
await api.close();
