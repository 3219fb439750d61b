import type { Environment } from '../environment.ts';
import type { EnvironmentName } from '../names.ts';
import type { ArtifactRecord } from '../record.ts';
import { RegistryError } from '../registry-error.ts';

/** All that a gate may look at: the candidate and what is live beside it. */
export interface GateInput {
  store: string;
  env: EnvironmentName;
  candidate: ArtifactRecord;
  environment: Environment;
  /** The candidate itself when it is the shell; null when none is live. */
  shell: ArtifactRecord | null;
  /** The live remotes without the candidate. */
  others: ArtifactRecord[];
  /** The number of the site server that is to run it; undefined where nobody knows. */
  hostApi?: number;
}

/** What a gate objects to. */
export interface Objection {
  found: string;
  expected: string;
}

/** One condition that a version must meet to go live; null: it does. */
export type Gate = (input: GateInput) => Promise<Objection | null> | Objection | null;

/** Why a version did not go live. */
export class GateRefusal extends RegistryError {
  override name = 'GateRefusal';
  readonly gate: string;
  /** `<app>@<version>`. */
  readonly target: string;
  readonly found: string;
  readonly expected: string;

  constructor(gate: string, target: string, { found, expected }: Objection) {
    super(`Gate "${gate}" refuses ${target}: found ${found}; expected ${expected}.`);
    this.gate = gate;
    this.target = target;
    this.found = found;
    this.expected = expected;
  }
}
