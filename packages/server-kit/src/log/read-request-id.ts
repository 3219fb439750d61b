import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header with the id of a request. Servers forward it to each other and return it in the response. */
export const REQUEST_ID = 'x-request-id';

/**
 * Returns the id that a trusted proxy sent, if its characters are safe to log. Otherwise returns a new id, because
 * visitors must not control what is logged.
 */
export function readRequestId(
  { headers }: { readonly headers: IncomingHttpHeaders },
  isFromProxy: boolean,
): string {
  const header = headers[REQUEST_ID];
  const isTrusted = isFromProxy && typeof header === 'string' && /^[\w.-]{8,64}$/.test(header);
  return isTrusted ? header : randomUUID();
}
