import type { FailureCode, FailurePhase } from '@tractor-haat/api-client';

/** What went wrong with a remote's code, by the names of docs/operations.md. */
export interface Fault {
  readonly phase: FailurePhase;
  readonly code: FailureCode;
}

/** One version of a remote cannot be used. */
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
