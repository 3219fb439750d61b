import { execFile } from 'node:child_process';
import path from 'node:path';
import { storeLayout } from '../store-layout.ts';
import { createGateEnvironment, type GateInput, type GateViolation } from './gate.ts';

/** Includes the start of the servers and of the browser. */
const SMOKE_TIMEOUT_MS = 180_000;
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
const MAX_OUTPUT_LINES = 6;

/**
 * Program that tests a version in a browser. It gets `--store`, `--env` and `--candidate` (the record) as arguments,
 * exits with 0 on success, and prints the failures otherwise.
 */
export type SmokeCommand = readonly [file: string, ...args: string[]];

/**
 * Runs the smoke test on the candidate together with the live versions of all other apps. The last six lines of its
 * output are the reason of a rejection.
 *
 * @param apiBase origin of the API. Default: `API_BASE`, or an API server that the smoke test starts
 */
export function runSmokeTest([file, ...args]: SmokeCommand, input: GateInput, apiBase?: string) {
  const { store, candidate } = input;
  const { name, version } = candidate;
  const record = storeLayout.record(path.resolve(store), name, version);
  const env = { ...createGateEnvironment(), ...(apiBase ? { API_BASE: apiBase } : {}) };
  return new Promise<GateViolation | null>((resolve) => {
    execFile(
      file,
      [...args, '--store', path.resolve(store), '--env', input.env, '--candidate', record],
      { env, timeout: SMOKE_TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout, stderr) => {
        if (!error) return resolve(null);
        const output = `${stderr}\n${stdout}`
          .trim()
          .split('\n')
          .slice(-MAX_OUTPUT_LINES)
          .join('; ');
        resolve({
          actual: output || `no result within ${SMOKE_TIMEOUT_MS / 1000} s`,
          expected: 'all its pages rendered on the server and hydrated in a browser',
        });
      },
    );
  });
}
