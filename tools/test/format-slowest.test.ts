import path from 'node:path';
import { root } from '../run/paths.mjs';
import { formatSlowest, readJestTimes, readPlaywrightTimes } from './format-slowest.mjs';

test('computes the time of a Jest file from its start and end', () => {
  const result = { name: path.join(root, 'apps/api/a.test.ts'), startTime: 1000, endTime: 3500 };
  expect(readJestTimes({ testResults: [result] })).toEqual([
    { file: 'apps/api/a.test.ts', ms: 2500 },
  ]);
});

test('adds the times of all Playwright tests of a file, nested and retried ones included', () => {
  const spec = (...ms: number[]) => ({
    file: 'home.spec.ts',
    tests: [{ results: ms.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ specs: [spec(100)], suites: [{ specs: [spec(20, 3)] }] }] };
  expect(readPlaywrightTimes(report)).toEqual([{ file: 'home.spec.ts', ms: 123 }]);
});

test('lists twenty files, slowest first', () => {
  const times = Array.from({ length: 30 }, (_, index) => ({ file: `${index}`, ms: index * 1000 }));
  const lines = formatSlowest(times);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toMatch(/29\.0 s {2}29$/);
});
