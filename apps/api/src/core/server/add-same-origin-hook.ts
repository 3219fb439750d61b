import type { FastifyRequest } from 'fastify';
import { createTranslatedError } from '../messages/http-error.ts';
import type { App } from './app.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects cross-site writes of browsers. Programs send no `Origin` header and have no cookies of a visitor. */
export function addSameOriginHook(app: App, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    // Staff routes have `addOriginRequiredHook`, which is stricter.
    if (request.url.startsWith('/api/desk/')) return;
    if (SAFE_METHODS.has(request.method) || isSameSite(request, publicOrigin)) return;
    throw createTranslatedError('other_site');
  });
}

/** Rejects writes without the site's origin, because staff cookies grant more rights than those of visitors. */
export function addOriginRequiredHook(app: App, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    const isTrusted = origin !== undefined && isSameSite(request, publicOrigin);
    if (
      SAFE_METHODS.has(request.method) ||
      (isTrusted && isSiteOrigin(request, origin, publicOrigin))
    )
      return;
    throw createTranslatedError('other_site', 'FORBIDDEN');
  });
}

function isSameSite({ headers }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === 'null') return false;
  // The value `none` means that the visitor typed the URL or opened a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return isSiteOrigin({ headers }, origin, publicOrigin);
}

function isSiteOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
  publicOrigin: string | undefined,
): boolean {
  if (publicOrigin !== undefined) return origin === new URL(publicOrigin).origin;
  const host = headers['x-forwarded-host'] ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
