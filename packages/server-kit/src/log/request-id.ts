import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that carries a request's id from server to server, and back in the answer. */
export const REQUEST_ID = 'x-request-id';

/**
 * A request's id: what a proxy gave that we trust, when it is a harmless one, else a new one. Visitors do not
 * choose what stands in our logs.
 */
export function requestId(
  { headers }: { readonly headers: IncomingHttpHeaders },
  isFromProxy: boolean,
): string {
  const header = headers[REQUEST_ID];
  const isFine = isFromProxy && typeof header === 'string' && /^[\w.-]{8,64}$/.test(header);
  return isFine ? header : randomUUID();
}
