import type { FailureCode, FailurePhase } from '@tractor-haat/api-client';

/** Failure of a remote's code; docs/operations.md describes the codes. */
export interface Fault {
  readonly phase: FailurePhase;
  readonly code: FailureCode;
}

/** One version of a remote is unusable. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly remote: string;
  readonly version: string;
  readonly fault: Fault;

  constructor(remote: string, version: string, fault: Fault, cause?: unknown) {
    super(`${remote}@${version} failed (${fault.code}, ${fault.phase})`, { cause });
    this.remote = remote;
    this.version = version;
    this.fault = fault;
  }
}
