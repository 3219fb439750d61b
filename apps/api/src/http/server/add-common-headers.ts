import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every response: the request id, as logged, and no MIME sniffing. */
export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  // Also for unknown URLs of the desk, which may contain a token.
  if (request.url.startsWith('/api/desk/')) reply.header('referrer-policy', 'no-referrer');
}
