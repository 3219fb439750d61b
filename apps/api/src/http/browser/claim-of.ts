import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Claim, makeClaim } from '../../shared/once/claim.ts';
import { isPlainForm } from '../server/form-posts.ts';
import { nameBrowser } from './browser-name.ts';
import type { CookieDeps } from './cookies.ts';

/**
 * What a request claims to do once; null when it names no key. A browser that sends something gets its name from
 * its key: should the answer with the cookie be lost, the same request is known again.
 */
export function claimOf(
  request: FastifyRequest<{ Body: { idempotency_key?: string | undefined } }>,
  reply: FastifyReply,
  deps: CookieDeps,
): Claim | null {
  const { body } = request;
  const key = body.idempotency_key;
  // A page without script has the same HTML for everybody, and so no key of its own.
  if (key === undefined || isPlainForm(request)) return null;
  const browser = nameBrowser(request, reply, deps, key);
  const route = request.routeOptions.url ?? '';
  return makeClaim(deps.key, { browser, key, route, body, now: deps.clock() });
}
