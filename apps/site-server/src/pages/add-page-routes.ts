import { parseLocalizedPath } from '@tractor-haat/i18n';
import { getMeter } from '@tractor-haat/server-kit/telemetry';
import { type Display, displayKey, readDisplay } from '@tractor-haat/shell-kit/display';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countVisit } from '../canary/count-visit.ts';
import { createBucketCookie } from '../canary/create-bucket-cookie.ts';
import { CANARY_HEADER, type SiteSelection, selectSite } from '../canary/select-site.ts';
import { lightPage } from '../lite/light-page.ts';
import { setPreviewHeaders } from '../preview/add-preview-routes.ts';
import { clearPreviewCookie } from '../preview/preview-cookie.ts';
import type { Previews } from '../preview/previews.ts';
import type { SiteConfig } from '../read-config.ts';
import type { RemoteVersion } from '../release/contain-remote-errors.ts';
import type { Live } from '../release/live.ts';
import type { LiveSite, SitePage } from '../release/live-site.ts';
import { purge } from '../release/purge.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import { withRequestContext } from '../with-request-context.ts';
import { canonicalizeUrl, withoutTrackingParameters } from './canonicalize-url.ts';
import { emergencyPage } from './emergency-page.ts';
import { bestEncoding, EncodedPage } from './encoded-page.ts';
import { isDesk, isInvitation, isPersonal } from './is-personal.ts';
import { moveListingKey } from './move-listing-key.ts';
import { normalizeQuery } from './normalize-query.ts';
import { type CacheTtl, PageCache } from './page-cache.ts';
import { loggedPattern, storePageLabels } from './page-labels.ts';
import { ANY_TAG, PageTags } from './page-tags.ts';
import { parseDisplayForm } from './parse-display-form.ts';
import { parseRequestUrl } from './parse-request-url.ts';
import { watchContent } from './watch-content.ts';

type PageResponse =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly policy: string;
      readonly body: EncodedPage;
      readonly whole: boolean;
      /** Undefined for bundles of earlier shells. */
      readonly isPersonal?: boolean;
      readonly failed?: readonly RemoteVersion[];
      readonly tags: PageTags;
    };

const COMPLETE_TTL: CacheTtl = { freshMs: 60_000, usableMs: 600_000 };
/**
 * Incomplete pages are cached briefly, so that the next visitors do not wait for the same failure.
 */
const PARTIAL_TTL: CacheTtl = { freshMs: 5_000, usableMs: 5_000 };
/** An error page is not cached and does not replace a cached page, which null would delete. */
const ERROR_TTL: CacheTtl = { freshMs: 0, usableMs: 0 };

const isComplete = (response: PageResponse) =>
  response.status === 200 && 'whole' in response && response.whole !== false;

const isPrivatePage = (response: PageResponse) =>
  'isPersonal' in response && response.isPersonal === true;

function selectTtl(response: PageResponse): CacheTtl | null {
  if (isPrivatePage(response)) return null;
  if (response.status >= 500) return ERROR_TTL;
  if (response.status !== 200) return null;
  return isComplete(response) ? COMPLETE_TTL : PARTIAL_TTL;
}

const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const RETRY_AFTER = '5';

const ORIGIN_ONLY = 'strict-origin';

export function addPageRoutes(
  app: FastifyInstance,
  config: SiteConfig,
  live: Live,
  previews: Previews | null,
): void {
  const { purgeUrl } = config;
  const lookupCounter = getMeter().createCounter('page.cache.looks', {
    description: 'Page cache lookups: fresh, stale (rendered again meanwhile), joined, missed',
  });
  const cache = new PageCache<PageResponse>(selectTtl, Date.now, (found) =>
    lookupCounter.add(1, { found }),
  );
  const content = config.cachePages
    ? watchContent(config.apiBase, (changed, isFirst) => {
        cache.changed((response) => !('tags' in response) || response.tags.isAffectedBy(changed));
        if (purgeUrl && !isFirst)
          purge(purgeUrl, { tags: changed && [...changed, ANY_TAG] }, app.log);
      })
    : undefined;
  app.addHook('onClose', async () => content?.stop());

  async function render(
    site: LiveSite,
    url: URL,
    page: SitePage | null,
    request: FastifyRequest,
    display: Display,
  ): Promise<PageResponse> {
    const failed = new Map<string, RemoteVersion>();
    const tags = new PageTags();
    const response = await withRequestContext(
      { id: request.id, savesData: display.lite, tags },
      () =>
        site.render(
          url,
          (error) =>
            request.log.error(
              { err: error, page: loggedPattern(page) },
              'a section of a page failed',
            ),
          display,
          (failedRemote) =>
            failed.set(`${failedRemote.remote}@${failedRemote.version}`, failedRemote),
          page,
        ),
    );
    const pageResponse = encodeResponse(
      display.lite ? toLightResponse(response, url) : response,
      tags,
    );
    return 'body' in pageResponse
      ? { ...pageResponse, failed: [...failed.values()] }
      : pageResponse;
  }

  async function getPageResponse(
    site: LiveSite,
    url: URL,
    page: SitePage | null,
    request: FastifyRequest,
  ): Promise<PageResponse> {
    const display = readDisplay(request.headers.cookie, readSaveData(request));
    if (!config.cachePages || isPersonal(url)) return render(site, url, page, request, display);
    const cacheScope = [site.digest, displayKey(display)].join(' ');
    return cache.get(`${cacheScope} ${url.pathname}${url.search}`, async (isAwaited) => {
      const response = await render(site, url, page, request, display);
      // No visitor waits for a background revalidation, so the page is compressed at once, which frees its HTML.
      if (!isAwaited && 'body' in response) await response.body.in('br');
      return response;
    });
  }

  /** A redirect to a missing page would only delay its 404. */
  async function isMissing(address: URL, request: FastifyRequest): Promise<boolean> {
    const site = selectSite(request, live)?.site;
    if (!site || isPersonal(address)) return false;
    const page = site.findPage(address);
    if (page === null) return true;
    try {
      const pageUrl = normalizeQuery(address, site.shell, page.app);
      const { status } = await getPageResponse(site, pageUrl, page, request);
      return status === 404 || status === 410;
    } catch {
      return false;
    }
  }

  app.get('/*', async (request, reply) => {
    const requested = parseRequestUrl(request.raw.url, config.origin);
    if (!requested) return reply.code(400).type('text/plain').send('400 Bad Request: no address\n');
    if (isDesk(requested)) reply.header('cache-control', 'private, no-store');
    if (isPersonal(requested)) {
      // Set before the redirects below, because a redirect exposes the URL too.
      reply.header('referrer-policy', isInvitation(requested) ? 'no-referrer' : ORIGIN_ONLY);
      reply.header('cache-control', 'no-store');
    }
    const listingLink = moveListingKey(requested, config.origin);
    if (listingLink)
      return reply.header('set-cookie', listingLink.cookie).redirect(listingLink.location, 303);
    const { location } = canonicalizeUrl(requested);
    const address = location ? new URL(location, requested) : requested;
    if (location && !(await isMissing(address, request))) return reply.redirect(location, 301);
    const choice = parseDisplayForm(address);
    if (choice)
      return reply
        .header('set-cookie', [...choice.cookies])
        .header('cache-control', 'no-store')
        .redirect(choice.location, 303);
    const preview = await previews?.readPreviewFor(request.headers.cookie);
    if (preview === 'over') reply.header('set-cookie', clearPreviewCookie(config.origin));
    else if (preview) {
      const response = encodeResponse(
        await preview.render(withoutTrackingParameters(address), request.id),
      );
      return send(response, false, request, setPreviewHeaders(reply));
    }
    const selection = selectSite(request, live);
    if (!selection) return sendUnavailable(reply, address);
    const { site } = selection;
    const page = site.findPage(address);
    storePageLabels(request, site, page);
    try {
      const pageUrl = normalizeQuery(address, site.shell, page?.app);
      const response = await getPageResponse(site, pageUrl, page, request);
      const hasFailed = countFailures(live, selection, page, request, response);
      if (selection.needsBucket) reply.header('set-cookie', createBucketCookie(config.origin));
      // Where previews are enabled, a shared cache could serve the live page to a visitor of a
      // preview.
      const isCacheable =
        isComplete(response) &&
        !isPersonal(pageUrl) &&
        !isDesk(pageUrl) &&
        !isPrivatePage(response) &&
        !previews &&
        selection.canShare &&
        !hasFailed;
      if (isCacheable && purgeUrl && 'tags' in response)
        reply.header('cache-tag', String(response.tags));
      return await send(response, isCacheable, request, reply);
    } catch (error) {
      request.log.error({ err: error, page: loggedPattern(page) }, 'a page could not be rendered');
      return sendUnavailable(reply, address);
    }
  });
}

/**
 * Counts a visit during a canary. Returns true if a version of the canary failed. Proxies must not cache such a page,
 * because each visit counts.
 */
function countFailures(
  live: Live,
  { site, isBehindProxy }: SiteSelection,
  page: SitePage | null,
  request: FastifyRequest,
  response: PageResponse,
) {
  const { counts } = live;
  if (counts.isEmpty || request.method !== 'GET') return false;
  if (!isBehindProxy) countVisit(counts, site, page);
  const canaryFailures = ('failed' in response ? (response.failed ?? []) : []).filter((remote) =>
    counts.isCounted(remote),
  );
  for (const failedRemote of canaryFailures) counts.addFailure(failedRemote);
  return canaryFailures.length > 0;
}

const readSaveData = ({ headers }: FastifyRequest) => {
  const value = headers['save-data'];
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
};

function toLightResponse(response: SiteResponse, url: URL): SiteResponse {
  if ('location' in response) return response;
  const { language } = parseLocalizedPath(url.pathname);
  return { ...response, ...lightPage(response, language) };
}

function encodeResponse(response: SiteResponse, tags = new PageTags()): PageResponse {
  if ('location' in response) return response;
  const { html, ...metadata } = response;
  return { ...metadata, body: new EncodedPage(html), tags };
}

async function send(
  response: PageResponse,
  isCacheable: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if ('location' in response) return reply.redirect(response.location, response.status);
  // Previews, staff pages and personal pages have already set the header.
  const cacheControl = isCacheable
    ? SHARED_CACHE
    : (reply.getHeader('cache-control') ?? 'no-store');
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER);
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
    .send(await response.body.in(encoding));
}

function sendUnavailable(reply: FastifyReply, url: URL) {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .send(emergencyPage(parseLocalizedPath(url.pathname).language));
}
