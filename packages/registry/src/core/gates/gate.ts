import type { EnvironmentName } from '../app-name-schema.ts';
import type { Environment } from '../environment.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';

/** A candidate with the versions that are live in its environment. */
export interface GateInput {
  store: string;
  env: EnvironmentName;
  candidate: ArtifactRecord;
  environment: Environment;
  /** The live shell, or the candidate if it is a shell. Null if no shell is live. */
  shell: ArtifactRecord | null;
  /** Live remotes other than the candidate. */
  others: ArtifactRecord[];
  /** Host API version of the site server. If it is undefined, the host gate passes. */
  hostApi?: number;
}

/** Reason of a rejection. The texts complete "found …" and "expected …". */
export interface GateViolation {
  actual: string;
  expected: string;
}

/** Checks one condition that a version must meet to go live. Returns null if it is met. */
export type Gate = (input: GateInput) => Promise<GateViolation | null> | GateViolation | null;

/** A version did not pass a gate. `mfe` exits with 3 and the registry service responds with 422. */
export class GateRejection extends RegistryError {
  override name = 'GateRejection';
  readonly gate: string;
  /** `<app>@<version>`. */
  readonly target: string;
  readonly actual: string;
  readonly expected: string;

  constructor(gate: string, target: string, { actual, expected }: GateViolation) {
    super(`Gate "${gate}" rejected ${target}: found ${actual}; expected ${expected}.`);
    this.gate = gate;
    this.target = target;
    this.actual = actual;
    this.expected = expected;
  }
}

const PASSED_VARIABLES = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot'],
  ...['API_BASE', 'CHROMIUM_PATH', 'DATA_DIR', 'PLAYWRIGHT_BROWSERS_PATH'],
];

/**
 * Environment of a gate program. It runs untrusted builds, so it gets only what Node, a browser and the smoke test
 * need, and no setting or secret of the registry.
 */
export const createGateEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
