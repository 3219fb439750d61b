import type { ClientEvent } from '@tractor-haat/api-client';
import type { RemoteFailure } from './remote-failure.ts';

const reported = new Set<string>();

/** Tells the operators, once a page for each kind of failure. Nothing of the visitor is in it. */
export function reportFailure({ remote, version, fault }: RemoteFailure): void {
  const event: ClientEvent = { remote, version, ...fault };
  const body = JSON.stringify(event);
  if (reported.has(body)) return;
  reported.add(body);
  fetch('/api/client_events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // The visitor may be on the way to another page.
    keepalive: true,
  }).catch(() => reported.delete(body));
}
