/**
 * `node --expose-gc swap.ts <store> <app> <times>`: follows a store while two versions of an app
 * alternate; prints the heap size in bytes after a tenth of the switches and after the last one.
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

async function heapNow() {
  for (let n = 0; n < 3; n += 1) {
    globalThis.gc?.();
    await wait(20);
  }
  return process.memoryUsage().heapUsed;
}

const env = 'production' as const;
const heaps: number[] = [];
for (let turn = 1; turn <= count; turn += 1) {
  const before = live.site()?.digest;
  const { previous: version = '' } = (await readEnvironment(store, env)).remotes[name] ?? {};
  await promote({ store, name, version, env, by: 'test' });
  while (live.site()?.digest === before) await wait(5);
  await live.site()?.render(new URL(`http://site.test/${name}`), () => undefined);
  if (turn === Math.ceil(count / 10) || turn === count) heaps.push(await heapNow());
}
live.stop();
console.log(JSON.stringify(heaps));
