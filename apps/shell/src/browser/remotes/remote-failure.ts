import type { FailureCode, FailurePhase } from '@tractor-haat/api-client';

/** The codes are described in docs/operations.md. */
export interface FailureDetails {
  readonly phase: FailurePhase;
  readonly code: FailureCode;
}

export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly remote: string;
  readonly version: string;
  readonly details: FailureDetails;

  constructor(remote: string, version: string, details: FailureDetails, cause?: unknown) {
    super(`${remote}@${version} failed (${details.code}, ${details.phase})`, { cause });
    this.remote = remote;
    this.version = version;
    this.details = details;
  }
}
