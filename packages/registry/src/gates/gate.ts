import type { EnvironmentName } from '../app-name.ts';
import type { Environment } from '../environment.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';

/** Input of a gate: the candidate and the live versions. */
export interface GateInput {
  store: string;
  env: EnvironmentName;
  candidate: ArtifactRecord;
  environment: Environment;
  /** The live shell, or the candidate if that is a shell; null if no shell is live. */
  shell: ArtifactRecord | null;
  /** Live remotes without the candidate. */
  others: ArtifactRecord[];
  /** Host API version of the site server; undefined if unknown. */
  hostApi?: number;
}

/** Reason of a rejection: the actual value and the expected value. */
export interface GateViolation {
  actual: string;
  expected: string;
}

/** Checks a condition for going live. Returns null if the condition is met. */
export type Gate = (input: GateInput) => Promise<GateViolation | null> | GateViolation | null;

/** A gate rejected a version. */
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
