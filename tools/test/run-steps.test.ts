import { PlainFailure } from '../run/plain-failure.mjs';
import { formatFullRecord } from './record-full-run.mjs';
import { printSummary, runSteps } from './run-steps.mjs';

const passingStep = {
  name: 'unit',
  run: async () => ({ ok: true, counts: { passed: 4, failed: 0, skipped: 1 } }),
};
const noPrint = () => {};

test('counts tests and returns the note of a step without tests', async () => {
  const buildStep = { name: 'build', run: async () => ({ ok: true, note: 'built' }) };
  const { ok, rows, closing } = await runSteps([passingStep, buildStep, passingStep], {
    print: noPrint,
  });
  expect(ok).toBe(true);
  expect(closing).toBe('8 passed, 0 failed');
  expect(rows.map(({ note }) => note)).toEqual([
    '4 passed, 0 failed, 1 skipped',
    'built',
    '4 passed, 0 failed, 1 skipped',
  ]);
});

test.each([
  ['reports a failure', async () => ({ ok: false })],
  ['throws', () => Promise.reject(new PlainFailure('no'))],
])('stops at the first step that %s and counts one failure', async (_, run) => {
  const steps = [passingStep, { name: 'verify', run }, passingStep];
  const { ok, rows, closing } = await runSteps(steps, { print: noPrint });
  expect(ok).toBe(false);
  expect(rows.map(({ result }) => result)).toEqual(['passed', 'FAILED', 'not run']);
  expect(closing).toBe('4 passed, 1 failed');
});

test('a full run continues after a failed check and stops after another failed step', async () => {
  const failingCheck = { name: 'verify', isCheck: true, run: async () => ({ ok: false }) };
  const build = { name: 'build', run: async () => ({ ok: false }) };
  const steps = [failingCheck, passingStep, build, passingStep];
  const { ok, rows, closing } = await runSteps(steps, { continues: true, print: noPrint });
  expect(ok).toBe(false);
  expect(rows.map(({ result }) => result)).toEqual(['FAILED', 'passed', 'FAILED', 'not run']);
  expect(closing).toBe('4 passed, 2 failed');
});

test('prints the sum of all tests last', async () => {
  const texts: string[] = [];
  printSummary(await runSteps([passingStep], { print: noPrint }), (text: string) =>
    texts.push(text),
  );
  expect(texts.at(-1)).toBe('\n4 passed, 0 failed');
});

test('the page of the full run contains commit, machine and result', async () => {
  const { rows, closing } = await runSteps([passingStep], { print: noPrint });
  const page = formatFullRecord({
    commit: 'abc',
    at: 'today',
    machine: '2 cores',
    steps: rows,
    closing,
  });
  expect(page).toContain('on today at commit abc, 2 cores: **4 passed, 0 failed**');
  expect(page).toMatch(/\| unit \| passed \| 0\.0 s \| 4 passed, 0 failed, 1 skipped \|/);
});
