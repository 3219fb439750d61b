import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CANARY_HEADER } from '../canary/select-site.ts';
import { readTranslations } from '../read-translations.ts';
import { selectEncoding } from './encoded-page.ts';
import type { PageResponse } from './page-response.ts';

type TranslationKey = 'something_wrong' | 'part_unavailable' | 'try_again';

const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const RETRY_AFTER_SECONDS = '5';

interface SendOptions {
  /** True if shared caches may store the page. */
  readonly isCacheable: boolean;
}

export async function sendPage(
  response: PageResponse,
  { isCacheable }: SendOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if ('location' in response) return reply.redirect(response.location, response.status);
  // Previews, staff pages and personal pages have already set the header.
  const cacheControl = isCacheable
    ? SHARED_CACHE
    : (reply.getHeader('cache-control') ?? 'no-store');
  const encoding = selectEncoding(request.headers['accept-encoding']);
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  reply
    .header('vary', `accept-encoding, cookie, save-data, ${CANARY_HEADER}`)
    .header('content-security-policy', response.policy)
    .header('cache-control', cacheControl);
  if (isCacheable) {
    const { etag } = response.body;
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(response.status)
    .type('text/html; charset=utf-8')
    .send(await response.body.encode(encoding));
}

/** Sends a page without any code of the shell, when the shell cannot render the URL. */
export function sendUnavailable(reply: FastifyReply, url: URL) {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .send(renderEmergencyPage(parseLocalizedPath(url.pathname).language));
}

/** The translations contain no markup, so they are not escaped. */
function renderEmergencyPage(language: Language): string {
  const { something_wrong, part_unavailable, try_again } = translations[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${something_wrong}</title></head><body><main><h1>${something_wrong}</h1>`,
    `<p>${part_unavailable}</p><p><a href="">${try_again}</a></p></main></body></html>`,
  ].join('');
}
