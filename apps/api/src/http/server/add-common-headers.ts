import type { FastifyReply, FastifyRequest } from 'fastify';

export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  // URLs of staff pages may contain a token.
  if (request.url.startsWith('/api/desk/')) reply.header('referrer-policy', 'no-referrer');
}
