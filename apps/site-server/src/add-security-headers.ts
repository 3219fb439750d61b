import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from './read-config.ts';

/** One year. `includeSubDomains` is omitted, because this server must not decide for other hosts of the domain. */
const HSTS_VALUE = 'max-age=31536000';

export function addSecurityHeaders(
  app: FastifyInstance,
  { indexable, origin }: Pick<SiteConfig, 'indexable' | 'origin'>,
): void {
  const isSecure = origin.startsWith('https:');
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // A personal page has already set a stricter policy.
    if (!reply.hasHeader('referrer-policy')) {
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    }
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    if (isSecure) reply.header('strict-transport-security', HSTS_VALUE);
    if (!indexable) reply.header('x-robots-tag', 'noindex');
  });
}
