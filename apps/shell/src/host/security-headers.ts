import type { FastifyInstance } from 'fastify';

/** Headers of every answer; a page adds its own content security policy. */
export function securityHeaders(app: FastifyInstance, indexable: boolean): void {
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    if (!indexable) reply.header('x-robots-tag', 'noindex');
  });
}
