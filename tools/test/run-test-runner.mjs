import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { runCommand } from '../run/run-command.mjs';
import { formatSlowest } from './format-slowest.mjs';

const reportsFolder = path.join(root, '.data', 'test');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} TestRunner
 * @property {string} name
 * @property {(reportFile: string) => { file: string, args: string[], env: NodeJS.ProcessEnv }} createCommand
 * @property {(report: any) => Counts} countTests
 * @property {(report: any) => import('./format-slowest.mjs').FileTime[]} readTimes
 * @property {boolean} [mayBeEmpty] true if a run without tests passes
 */

/**
 * Runs a test runner that writes a JSON report, and shows its slowest files.
 * @param {TestRunner} runner
 * @returns {Promise<{ ok: boolean, counts: Counts }>}
 */
export async function runTestRunner({ name, createCommand, countTests, readTimes, mayBeEmpty }) {
  fs.mkdirSync(reportsFolder, { recursive: true });
  const reportFile = path.join(reportsFolder, `${name}.json`);
  fs.rmSync(reportFile, { force: true });
  const { file, args, env } = createCommand(reportFile);
  const { code } = await runCommand(file, args, { env, show: true });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report = JSON.parse(fs.readFileSync(reportFile, 'utf8'));
    counts = countTests(report);
    console.log(['\nSlowest files:', ...formatSlowest(readTimes(report))].join('\n'));
  } catch {
    // The runner has failed before it wrote a report.
  }
  const hasTests = counts.passed + counts.failed > 0;
  const ok = code === 0 && counts.failed === 0 && (hasTests || Boolean(mayBeEmpty));
  if (!ok && counts.failed === 0) counts = { ...counts, failed: 1 };
  return { ok, counts };
}
