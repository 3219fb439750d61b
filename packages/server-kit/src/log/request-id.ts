import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header with a request's id, forwarded between servers and returned in the response. */
export const REQUEST_ID = 'x-request-id';

/**
 * Id of a request: from a trusted proxy if it is harmless, else a new one. Visitors must not control what is logged.
 */
export function requestId(
  { headers }: { readonly headers: IncomingHttpHeaders },
  isFromProxy: boolean,
): string {
  const header = headers[REQUEST_ID];
  const isTrusted = isFromProxy && typeof header === 'string' && /^[\w.-]{8,64}$/.test(header);
  return isTrusted ? header : randomUUID();
}
