import fs from 'node:fs';
import path from 'node:path';
import { command } from '../run/command.mjs';
import { root } from '../run/paths.mjs';

const reportsFolder = path.join(root, '.data', 'test');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Runs a test runner that writes a JSON report.
 * @param {(reportFile: string) => { file: string, args: string[], env: NodeJS.ProcessEnv }} make
 * @param {(report: any) => Counts} count
 * @returns {Promise<{ ok: boolean, counts: Counts }>}
 */
export async function runCounted(name, make, count) {
  fs.mkdirSync(reportsFolder, { recursive: true });
  const reportFile = path.join(reportsFolder, `${name}.json`);
  fs.rmSync(reportFile, { force: true });
  const { file, args, env } = make(reportFile);
  const { code } = await command(file, args, { env, show: true });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = count(JSON.parse(fs.readFileSync(reportFile, 'utf8')));
  } catch {
    // A runner that left no report failed as a whole.
  }
  const isEmpty = counts.passed + counts.failed === 0;
  const ok = code === 0 && counts.failed === 0 && !isEmpty;
  if (!ok && counts.failed === 0) counts = { ...counts, failed: 1 };
  return { ok, counts };
}
