import path from 'node:path';
import { root } from '../run/paths.mjs';
import { formatDuration } from '../run/run-step.mjs';

const MAX_FILES = 20;

/** @typedef {{ file: string, ms: number }} FileTime `ms`: time of all tests of the file, set-up included */

/** @returns {FileTime[]} */
export const readJestTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  }));

const listPlaywrightResults = (suite) => [
  ...(suite.suites ?? []).flatMap(listPlaywrightResults),
  ...(suite.specs ?? []).flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration: ms }) => ({ file, ms }))),
  ),
];

/** @returns {FileTime[]} */
export function readPlaywrightTimes({ suites }) {
  const sums = new Map();
  for (const { file, ms } of suites.flatMap(listPlaywrightResults))
    sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums].map(([file, ms]) => ({ file, ms }));
}

/** Returns text lines, slowest file first. */
export function formatSlowest(times) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_FILES);
  return slowest.map(({ file, ms }) => `  ${formatDuration(ms).padStart(11)}  ${file}`);
}
