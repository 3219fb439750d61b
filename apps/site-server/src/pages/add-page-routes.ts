import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  type Display,
  formatLiteCookie,
  formatSchemeCookie,
  isScheme,
  readDisplay,
  toDisplayKey,
} from '@tractor-haat/server-kit/display';
import { getMeter, type PageLabels } from '@tractor-haat/server-kit/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countVisit } from '../canary/add-canary-routes.ts';
import { createBucketCookie, type SiteSelection, selectSite } from '../canary/select-site.ts';
import { createLightPage } from '../lite/create-light-page.ts';
import { clearPreviewCookie, setPreviewHeaders } from '../preview/add-preview-routes.ts';
import type { Previews } from '../preview/create-previews.ts';
import type { SiteConfig } from '../read-config.ts';
import type { RemoteVersion } from '../release/contain-remote-errors.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import type { LiveSite, SitePage } from '../release/load-live-site.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import { withRequestContext } from '../with-request-context.ts';
import {
  canonicalizeUrl,
  normalizeQuery,
  parseRequestUrl,
  removeTrackingParameters,
} from './canonicalize-url.ts';
import { PageCache } from './page-cache.ts';
import {
  isComplete,
  isDesk,
  isInvitation,
  isPersonal,
  isPrivatePage,
  moveListingKey,
  type PageResponse,
  selectTtl,
  toPageResponse,
} from './page-response.ts';
import { sendPage, sendUnavailable } from './send-page.ts';
import { ANY_TAG, PageTags, purgeCdn, watchContent } from './watch-content.ts';

/** The pattern is logged instead of the URL, which can contain personal data. */
const toLoggedPattern = (page: SitePage | null): string => page?.pattern ?? 'none';

const labelsByRequest = new WeakMap<FastifyRequest, PageLabels>();

function storePageLabels(
  request: FastifyRequest,
  { shell }: LiveSite,
  page: SitePage | null,
): void {
  const { name, version } = page?.app ?? shell;
  labelsByRequest.set(request, { route: toLoggedPattern(page), remote: name, version });
}

export const getPageLabels = (request: FastifyRequest): PageLabels | undefined =>
  labelsByRequest.get(request);

/** Returns null for a URL without a choice of the form on `/display`. */
export function parseDisplayForm(
  url: URL,
): { readonly cookies: readonly string[]; readonly location: string } | null {
  if (parseLocalizedPath(url.pathname).path !== '/display') return null;
  const scheme = url.searchParams.get('scheme');
  const lite = url.searchParams.get('lite');
  const cookies = [
    ...(scheme === null ? [] : [formatSchemeCookie(isScheme(scheme) ? scheme : null)]),
    ...(lite === null ? [] : [formatLiteCookie(lite === '1')]),
  ];
  return cookies.length === 0 ? null : { cookies, location: url.pathname };
}

/** Registers `/*`, which redirects to the canonical URL of a page or renders it. */
export function addPageRoutes(
  app: FastifyInstance,
  config: SiteConfig,
  live: LiveSites,
  previews: Previews | null,
): void {
  const pages: PageSource = {
    config,
    live,
    hasPreviews: previews !== null,
    getResponse: createResponseCache(app, config),
  };

  app.get('/*', async (request, reply) => {
    const requestedUrl = parseRequestUrl(request.raw.url, config.origin);
    if (!requestedUrl)
      return reply.code(400).type('text/plain').send('400 Bad Request: no address\n');
    setPrivacyHeaders(requestedUrl, reply);
    const listingLink = moveListingKey(requestedUrl, config.origin);
    if (listingLink)
      return reply.header('set-cookie', listingLink.cookie).redirect(listingLink.location, 303);
    const { location } = canonicalizeUrl(requestedUrl);
    const address = location ? new URL(location, requestedUrl) : requestedUrl;
    if (location && !(await isMissing(pages, address, request)))
      return reply.redirect(location, 301);
    const displayChoice = parseDisplayForm(address);
    if (displayChoice)
      return reply
        .header('set-cookie', [...displayChoice.cookies])
        .header('cache-control', 'no-store')
        .redirect(displayChoice.location, 303);
    const preview = await previews?.readPreview(request.headers.cookie);
    if (preview === 'over') reply.header('set-cookie', clearPreviewCookie(config.origin));
    else if (preview) {
      const response = toPageResponse(
        await preview.render(removeTrackingParameters(address), request.id),
      );
      return sendPage(response, { isCacheable: false }, request, setPreviewHeaders(reply));
    }
    return sendLivePage(pages, address, request, reply);
  });
}

type GetPageResponse = (
  site: LiveSite,
  url: URL,
  page: SitePage | null,
  request: FastifyRequest,
) => Promise<PageResponse>;

interface PageSource {
  readonly config: SiteConfig;
  readonly live: LiveSites;
  readonly hasPreviews: boolean;
  readonly getResponse: GetPageResponse;
}

/** Returns a function that renders a page or takes it from the cache. A change of content discards the affected pages. */
function createResponseCache(app: FastifyInstance, config: SiteConfig): GetPageResponse {
  const { purgeUrl } = config;
  const lookupCounter = getMeter().createCounter('page.cache.looks', {
    description: 'Page cache lookups: fresh, stale (rendered again meanwhile), joined, missed',
  });
  const cache = new PageCache<PageResponse>(selectTtl, Date.now, (status) =>
    lookupCounter.add(1, { found: status }),
  );
  const contentWatcher = config.cachePages
    ? watchContent(config.apiBase, (changed, isFirst) => {
        cache.discardAffected(
          (response) => !('tags' in response) || response.tags.isAffectedBy(changed),
        );
        if (purgeUrl && !isFirst)
          purgeCdn(purgeUrl, { tags: changed && [...changed, ANY_TAG] }, app.log);
      })
    : undefined;
  app.addHook('onClose', async () => contentWatcher?.stop());

  return async (site, url, page, request) => {
    const display = readDisplay(request.headers.cookie, readSaveData(request));
    if (!config.cachePages || isPersonal(url)) return renderPage(site, url, page, request, display);
    const cacheScope = [site.digest, toDisplayKey(display)].join(' ');
    return cache.get(`${cacheScope} ${url.pathname}${url.search}`, async (isAwaited) => {
      const response = await renderPage(site, url, page, request, display);
      // No visitor waits for a background revalidation, so the page is compressed at once, which frees its HTML.
      if (!isAwaited && 'body' in response) await response.body.encode('br');
      return response;
    });
  };
}

/** A redirect to a missing page would only delay its 404. */
async function isMissing(
  { live, getResponse }: PageSource,
  address: URL,
  request: FastifyRequest,
): Promise<boolean> {
  const site = selectSite(request, live)?.site;
  if (!site || isPersonal(address)) return false;
  const page = site.findPage(address);
  if (page === null) return true;
  try {
    const pageUrl = normalizeQuery(address, site.shell, page.app);
    const { status } = await getResponse(site, pageUrl, page, request);
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

async function sendLivePage(
  { config, live, hasPreviews, getResponse }: PageSource,
  address: URL,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const selection = selectSite(request, live);
  if (!selection) return sendUnavailable(reply, address);
  const { site } = selection;
  const page = site.findPage(address);
  storePageLabels(request, site, page);
  try {
    const pageUrl = normalizeQuery(address, site.shell, page?.app);
    const response = await getResponse(site, pageUrl, page, request);
    const hasFailed = countFailures(live, selection, page, request, response);
    if (selection.needsBucket) reply.header('set-cookie', createBucketCookie(config.origin));
    // Where previews are enabled, a shared cache could serve the live page to a visitor of a
    // preview.
    const isCacheable =
      isComplete(response) &&
      !isPersonal(pageUrl) &&
      !isDesk(pageUrl) &&
      !isPrivatePage(response) &&
      !hasPreviews &&
      selection.canShare &&
      !hasFailed;
    if (isCacheable && config.purgeUrl && 'tags' in response)
      reply.header('cache-tag', String(response.tags));
    return await sendPage(response, { isCacheable }, request, reply);
  } catch (error) {
    request.log.error({ err: error, page: toLoggedPattern(page) }, 'a page could not be rendered');
    return sendUnavailable(reply, address);
  }
}

/** Called before any redirect, because a redirect exposes the URL too. */
function setPrivacyHeaders(url: URL, reply: FastifyReply): void {
  if (isDesk(url)) reply.header('cache-control', 'private, no-store');
  if (!isPersonal(url)) return;
  reply.header('referrer-policy', isInvitation(url) ? 'no-referrer' : 'strict-origin');
  reply.header('cache-control', 'no-store');
}

async function renderPage(
  site: LiveSite,
  url: URL,
  page: SitePage | null,
  request: FastifyRequest,
  display: Display,
): Promise<PageResponse> {
  const failedRemotes = new Map<string, RemoteVersion>();
  const tags = new PageTags();
  const logSectionError = (error: unknown) =>
    request.log.error({ err: error, page: toLoggedPattern(page) }, 'a section of a page failed');
  const context = { id: request.id, savesData: display.lite, tags };
  const response = await withRequestContext(context, () =>
    site.render(url, logSectionError, {
      display,
      page,
      onRemoteFailure: ({ remote, version }) =>
        failedRemotes.set(`${remote}@${version}`, { remote, version }),
    }),
  );
  const pageResponse = toPageResponse(
    display.lite ? toLightResponse(response, url) : response,
    tags,
  );
  return 'body' in pageResponse
    ? { ...pageResponse, failedRemotes: [...failedRemotes.values()] }
    : pageResponse;
}

/**
 * Counts a visit and its failures during a canary. Returns true if a counted version failed. Proxies must not cache a
 * failed page, because each of its visits counts.
 */
function countFailures(
  live: LiveSites,
  { site, isBehindProxy }: SiteSelection,
  page: SitePage | null,
  request: FastifyRequest,
  response: PageResponse,
) {
  const { counts } = live;
  if (counts.isEmpty || request.method !== 'GET') return false;
  if (!isBehindProxy) countVisit(counts, site, page);
  const failedRemotes = 'failedRemotes' in response ? (response.failedRemotes ?? []) : [];
  const canaryFailures = failedRemotes.filter((remote) => counts.isCounted(remote));
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
  return { ...response, ...createLightPage(response, language) };
}
