import type { ClientEvent } from '@tractor-haat/api-client';
import type { RemoteFailure } from './remote-failure.ts';

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
