import type { ClientEvent, FailureCode, FailurePhase } from '@tractor-haat/api-client';

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

const reported = new Set<string>();

/** Reports each failure once per page. The event contains no personal data. */
export function reportFailure({ remote, version, details }: RemoteFailure): void {
  const event: ClientEvent = { remote, version, ...details };
  const body = JSON.stringify(event);
  if (reported.has(body)) return;
  reported.add(body);
  fetch('/api/client_events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => reported.delete(body));
}
