import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every answer carries: the id that our logs know it by, and no guessing of types. */
export function commonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  // Unknown addresses of the desk as well: a token may stand in them.
  if (request.url.startsWith('/api/desk/')) reply.header('referrer-policy', 'no-referrer');
}
