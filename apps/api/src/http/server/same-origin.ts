import type { FastifyRequest } from 'fastify';
import { refuseTold } from '../../shared/refuse-told.ts';
import type { App } from './app-type.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page makes a visitor's browser send. Browsers always say where a request comes
 * from; a program that says nothing has no visitor's cookies to misuse.
 */
export function refuseOtherSites(app: App, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    // The desk asks for more, and its other methods are refused before that.
    if (request.url.startsWith('/api/desk/')) return;
    if (READS.has(request.method) || comesFromUs(request, publicOrigin)) return;
    throw refuseTold('other_site');
  });
}

/** Refuses every write that does not name our own origin, also one of a program: staff's cookies are worth more. */
export function refuseWithoutOwnOrigin(app: App, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    const isOurs = origin !== undefined && comesFromUs(request, publicOrigin);
    if (READS.has(request.method) || (isOurs && isOwnOrigin(request, origin, publicOrigin))) return;
    throw refuseTold('other_site', 'FORBIDDEN');
  });
}

function comesFromUs({ headers }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === 'null') return false;
  // `none`: typed or pressed by the visitor in the browser itself, by no page at all.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return isOwnOrigin({ headers }, origin, publicOrigin);
}

function isOwnOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
  publicOrigin: string | undefined,
): boolean {
  if (publicOrigin !== undefined) return origin === new URL(publicOrigin).origin;
  // The site server forwards the host that the visitor's browser asked.
  const host = headers['x-forwarded-host'] ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
