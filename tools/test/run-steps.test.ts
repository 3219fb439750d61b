import { PlainFailure } from '../run/plain-failure.mjs';
import { fullRecordPage } from './record-full-run.mjs';
import { printSummary, runSteps } from './run-steps.mjs';

const good = {
  name: 'unit',
  run: async () => ({ ok: true, counts: { passed: 4, failed: 0, skipped: 1 } }),
};
const quiet = () => {};

test('counts tests and shows a step without tests of its own as such', async () => {
  const silent = { name: 'build', run: async () => ({ ok: true, note: 'built' }) };
  const { ok, rows, closing } = await runSteps([good, silent, good], { print: quiet });
  expect(ok).toBe(true);
  expect(closing).toBe('8 passed, 0 failed');
  expect(rows.map(({ note }) => note)).toEqual([
    '4 passed, 0 failed, 1 skipped',
    'built',
    '4 passed, 0 failed, 1 skipped',
  ]);
});

test.each([
  ['says so', async () => ({ ok: false })],
  ['throws', () => Promise.reject(new PlainFailure('no'))],
])('ends the run as one failure at the first step that %s', async (_, run) => {
  const steps = [good, { name: 'verify', run }, good];
  const { ok, rows, closing } = await runSteps(steps, { print: quiet });
  expect(ok).toBe(false);
  expect(rows.map(({ result }) => result)).toEqual(['passed', 'FAILED', 'not run']);
  expect(closing).toBe('4 passed, 1 failed');
});

test('continues after a failed check in a full run, and stops at a step that later ones need', async () => {
  const bad = { name: 'verify', isCheck: true, run: async () => ({ ok: false }) };
  const build = { name: 'build', run: async () => ({ ok: false }) };
  const steps = [bad, good, build, good];
  const { ok, rows, closing } = await runSteps(steps, { continues: true, print: quiet });
  expect(ok).toBe(false);
  expect(rows.map(({ result }) => result)).toEqual(['FAILED', 'passed', 'FAILED', 'not run']);
  expect(closing).toBe('4 passed, 2 failed');
});

test('prints the result line last', async () => {
  const texts: string[] = [];
  printSummary(await runSteps([good], { print: quiet }), (text: string) => texts.push(text));
  expect(texts.at(-1)).toBe('\n4 passed, 0 failed');
});

test('writes commit, machine and result of the full run', async () => {
  const { rows, closing } = await runSteps([good], { print: quiet });
  const page = fullRecordPage({
    commit: 'abc',
    at: 'today',
    machine: '2 cores',
    steps: rows,
    closing,
  });
  expect(page).toContain('on today at commit abc, 2 cores: **4 passed, 0 failed**');
  expect(page).toMatch(/\| unit \| passed \| 0\.0 s \| 4 passed, 0 failed, 1 skipped \|/);
});
