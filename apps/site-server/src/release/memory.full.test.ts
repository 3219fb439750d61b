import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRemoteCode, createSmallStore } from './testing/create-small-store.ts';

const switchCount = process.env.TEST_FULL === '1' ? 200 : 20;

test(`uses no more memory after ${switchCount} switches between two versions`, async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  // A leaked version of 4 MB is large enough to be measured.
  const createBallast = (seed: number) =>
    `const ballast = Array.from({ length: 500000 }, (_, n) => n * ${seed} + 0.5);`;
  for (const seed of [1, 2])
    await goLive({
      name: 'media',
      server: `${createBallast(seed)}${createRemoteCode('return ballast.length')}`,
    });
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    path.join(import.meta.dirname, 'testing', 'measure-switch-heap.ts'),
    store,
    'media',
    String(switchCount),
  ]);
  const [start = 0, end = 0] = JSON.parse(stdout) as number[];
  expect(start).toBeGreaterThan(1_000_000);
  expect(end / start).toBeLessThan(1.1);
}, 240_000);
