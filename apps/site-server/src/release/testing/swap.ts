/**
 * `node --expose-gc swap.ts <store> <app> <times>` follows a store while two versions of an app
 * alternate. It prints the heap size in bytes after a tenth of the switches and after the last one.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { promote, readEnvironment } from '@tractor-haat/registry';
import { followRegistry } from '../live.ts';

const [store = '', name = '', times = '20'] = process.argv.slice(2);
const count = Number(times);
const live = followRegistry({
  store,
  env: 'production',
  report: (error) => {
    throw error;
  },
});
await live.ready;

async function measureHeap() {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await wait(20);
  }
  return process.memoryUsage().heapUsed;
}

const env = 'production' as const;
const heaps: number[] = [];
for (let switchIndex = 1; switchIndex <= count; switchIndex += 1) {
  const previousDigest = live.site()?.digest;
  const { previous: version = '' } = (await readEnvironment(store, env)).remotes[name] ?? {};
  await promote({ store, name, version, env, by: 'test' });
  while (live.site()?.digest === previousDigest) await wait(5);
  await live.site()?.render(new URL(`http://site.test/${name}`), () => undefined);
  if (switchIndex === Math.ceil(count / 10) || switchIndex === count)
    heaps.push(await measureHeap());
}
live.stop();
console.log(JSON.stringify(heaps));
