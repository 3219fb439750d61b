/**
 * `node --expose-gc measure-switch-heap.ts <store> <app> <times>` follows a store while two versions of an app
 * alternate. It prints the heap size in bytes after a tenth of the switches and after the last one.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { promote, readEnvironment } from '@tractor-haat/registry';
import { followRegistry } from '../follow-registry.ts';

const [store = '', name = '', times = '20'] = process.argv.slice(2);
const switchCount = Number(times);
const live = followRegistry({
  store,
  env: 'production',
  report: (error) => {
    throw error;
  },
});
await live.ready;

/** Some objects are freed only by a later collection. */
const GC_ROUNDS = 3;

async function measureHeap() {
  for (let round = 0; round < GC_ROUNDS; round += 1) {
    globalThis.gc?.();
    await wait(20);
  }
  return process.memoryUsage().heapUsed;
}

const env = 'production' as const;
const heapSizes: number[] = [];
for (let switchIndex = 1; switchIndex <= switchCount; switchIndex += 1) {
  const previousDigest = live.getSite()?.digest;
  const { previous: version = '' } = (await readEnvironment(store, env)).remotes[name] ?? {};
  await promote({ store, name, version, env, by: 'test' });
  while (live.getSite()?.digest === previousDigest) await wait(5);
  await live.getSite()?.render(new URL(`http://site.test/${name}`), () => undefined);
  if (switchIndex === Math.ceil(switchCount / 10) || switchIndex === switchCount)
    heapSizes.push(await measureHeap());
}
live.stop();
console.log(JSON.stringify(heapSizes));
