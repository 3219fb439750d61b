import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Claim, createClaim } from '../../shared/idempotency/claim.ts';
import type { CookieDeps } from './read-cookie.ts';
import { ensureVisitorId } from './read-visitor-id.ts';

/** For a new browser the visitor id is derived from the key, so that a retry without the cookie is recognised. */
export function readIdempotencyClaim(
  request: FastifyRequest<{ Body: { idempotency_key?: string | undefined } }>,
  reply: FastifyReply,
  deps: CookieDeps,
): Claim | null {
  const { body } = request;
  const key = body.idempotency_key;
  if (key === undefined) return null;
  return createClaimByKey(request, reply, deps, key, body);
}

/** For requests with an unparsed body, such as uploads. `body` identifies the content, such as by a hash. */
export function createClaimByKey(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  key: string,
  body: object,
): Claim {
  const browser = ensureVisitorId(request, reply, deps, key);
  const route = request.routeOptions.url ?? '';
  return createClaim(deps.key, { browser, key, route, body, now: deps.clock() });
}
