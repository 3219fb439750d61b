import { PlainFailure } from '../run/plain-failure.mjs';
import { formatDuration } from '../run/run-step.mjs';
import { addCounts } from './add-counts.mjs';

const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

const formatNote = ({ passed, failed, skipped }) =>
  passed + failed + skipped === 0
    ? ''
    : `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/**
 * Runs test steps in order up to the first failure. Later steps are listed as not run. With `continues`, a failed step
 * that only checks (`isCheck`) does not stop the later steps.
 * @param {{ name: string, isCheck?: boolean, run: () => Promise<{ ok: boolean, counts?: object, note?: string }> }[]}
 * steps
 * @param {{ continues?: boolean, print?: (line: string) => void }} [options]
 * @returns {Promise<{ ok: boolean, rows: { name: string, result: string, time: string, note: string }[], closing:
 * string }>} `closing` counts tests. A failed step without tests of its own counts as one failure
 */
export async function runSteps(steps, { continues = false, print = console.log } = {}) {
  const rows = [];
  const stepCounts = [];
  let ok = true;
  let isStopped = false;
  for (const { name, isCheck = false, run } of steps) {
    if (isStopped) {
      rows.push({ name, result: 'not run', time: '', note: '' });
      continue;
    }
    print(`\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}`);
    const startedAt = performance.now();
    const result = await runReportingErrors(run, print);
    const counts = result.counts ?? NO_TESTS;
    ok &&= result.ok;
    isStopped = !(result.ok || (continues && isCheck));
    stepCounts.push(!result.ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
    const note = result.note ?? formatNote(counts);
    const time = formatDuration(performance.now() - startedAt);
    rows.push({ name, result: result.ok ? 'passed' : 'FAILED', time, note });
  }
  const { passed, failed } = addCounts(stepCounts);
  return { ok, rows, closing: `${passed} passed, ${failed} failed` };
}

async function runReportingErrors(run, print) {
  try {
    return await run();
  } catch (error) {
    print(error instanceof PlainFailure ? `✗ ${error.message}` : error.stack);
    return { ok: false };
  }
}

export function printSummary({ rows, closing }, print = console.log) {
  print('\nSummary');
  for (const { name, result, time, note } of rows)
    print(`  ${name.padEnd(16)}${result.padEnd(10)}${time.padStart(11)}  ${note}`.trimEnd());
  print(`\n${closing}`);
}
