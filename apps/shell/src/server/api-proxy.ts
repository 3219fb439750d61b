import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Longer than any answer of the API takes; beyond it the visitor is told. */
const LIMIT_MS = 15_000;

/** What the API serves on the site's own address, so that browsers need to know one origin only. */
export function apiProxy(app: FastifyInstance, apiBase: string): void {
  for (const prefix of ['/api', '/img', '/media']) {
    app.register(httpProxy, {
      upstream: apiBase,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: LIMIT_MS } },
      replyOptions: {
        onError(reply) {
          reply.code(503).header('retry-after', '5').send({
            success: false,
            message: 'The service is not available right now. Please try again.',
            code: 'UNAVAILABLE',
          });
        },
      },
    });
  }
}
