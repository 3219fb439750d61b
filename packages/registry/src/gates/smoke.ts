import { execFile } from 'node:child_process';
import path from 'node:path';
import { storeLayout } from '../store-layout.ts';
import type { GateInput, Objection } from './gate.ts';
import { gateEnvironment } from './gate-environment.ts';

/** A smoke test starts servers and a browser; beyond this something hangs. */
const LIMIT_MS = 180_000;

/**
 * The command that tries a version in a real browser: it gets the store, the environment and the
 * candidate as arguments, ends with 0 when all is well, and otherwise says what it found.
 */
export type SmokeCommand = readonly [file: string, ...args: string[]];

/** Tries the candidate with the live versions of all others, as a visitor would meet it. */
export function smokeGate([file, ...args]: SmokeCommand, input: GateInput) {
  const { store, env, candidate } = input;
  const { name, version } = candidate;
  const record = storeLayout.record(path.resolve(store), name, version);
  return new Promise<Objection | null>((resolve) => {
    execFile(
      file,
      [...args, '--store', path.resolve(store), '--env', env, '--candidate', record],
      { env: gateEnvironment(), timeout: LIMIT_MS, maxBuffer: 4 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (!error) return resolve(null);
        const said = `${stderr}\n${stdout}`.trim().split('\n').slice(-6).join('; ');
        resolve({
          found: said || `nothing for ${LIMIT_MS / 1000} s`,
          expected: 'every page of it rendered on the server and hydrated in a browser',
        });
      },
    );
  });
}
