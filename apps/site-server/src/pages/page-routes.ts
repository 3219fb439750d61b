import { parseLocalizedPath } from '@tractor-haat/i18n';
import { meterOf } from '@tractor-haat/server-kit/telemetry';
import { type Display, displayKey, readDisplay } from '@tractor-haat/shell-kit/display';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newBucket } from '../arms/bucket-cookie.ts';
import { ARM_HEADER, type ArmChoice, chosenArm } from '../arms/chosen-arm.ts';
import { countVisit } from '../arms/count-visit.ts';
import type { SiteConfig } from '../config.ts';
import { lightPage } from '../lite/light-page.ts';
import { endedPreview } from '../preview/preview-cookie.ts';
import { asPreview } from '../preview/preview-routes.ts';
import type { Previews } from '../preview/previews.ts';
import type { Culprit } from '../release/contain-remote-errors.ts';
import type { Live } from '../release/live.ts';
import type { LiveSite, SitePage } from '../release/live-site.ts';
import { purge } from '../release/purge.ts';
import type { SiteAnswer } from '../release/run-app.ts';
import { withRequestContext } from '../request-context.ts';
import { canonicalAddress, withoutCounting } from './canonical-address.ts';
import { chosenDisplay } from './chosen-display.ts';
import { watchContent } from './content-revision.ts';
import { emergencyPage } from './emergency-page.ts';
import { bestEncoding, EncodedPage } from './encoded-page.ts';
import { isDesk, isInvitation, isPersonal } from './is-personal.ts';
import { knownAddress } from './known-address.ts';
import { movedListingKey } from './listing-key.ts';
import { type Life, PageCache } from './page-cache.ts';
import { loggedPattern, noteServed } from './page-labels.ts';
import { EVERYTHING, PageTags } from './page-tags.ts';
import { parseRequestUrl } from './parse-request-url.ts';

/** A cached page with everything that its response needs. */
type Answer =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly policy: string;
      readonly body: EncodedPage;
      readonly whole: boolean;
      /** Absent in earlier shells. */
      readonly isPersonal?: boolean;
      /** Remotes that failed in it; counted on each view. */
      readonly failed?: readonly Culprit[];
      readonly tags: PageTags;
    };

const WHOLE: Life = { freshMs: 60_000, usableMs: 600_000 };
/** Incomplete pages: cached briefly, so that the next visitors do not wait for the same failure. */
const IN_PART: Life = { freshMs: 5_000, usableMs: 5_000 };
/** Error pages: sent but never cached in place of an earlier page. */
const FAILED: Life = { freshMs: 0, usableMs: 0 };

const isWhole = (answer: Answer) =>
  answer.status === 200 && 'whole' in answer && answer.whole !== false;

/** Set by the page's loader. */
const isForNobodyElse = (answer: Answer) => 'isPersonal' in answer && answer.isPersonal === true;

function lifeOf(answer: Answer): Life | null {
  if (isForNobodyElse(answer)) return null;
  if (answer.status >= 500) return FAILED;
  if (answer.status !== 200) return null;
  return isWhole(answer) ? WHOLE : IN_PART;
}

/** Browsers revalidate each time; shared caches may store a page for a minute. */
const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** `Retry-After` in seconds of an unavailable page. */
const RETRY_AFTER = '5';

/** Referrer policy of these URLs: not even our own servers receive the full URL. */
const ORIGIN_ONLY = 'strict-origin';

/** Handles every URL that is not a file or the API. */
export function pageRoutes(
  app: FastifyInstance,
  config: SiteConfig,
  live: Live,
  previews: Previews | null,
): void {
  const { purgeUrl } = config;
  const looks = meterOf().createCounter('page.cache.looks', {
    description: 'Pages asked of the cache: fresh, stale (made anew meanwhile), joined, missed',
  });
  const cache = new PageCache<Answer>(lifeOf, Date.now, (found) => looks.add(1, { found }));
  const content = config.cachePages
    ? watchContent(config.apiBase, (changed, isFirst) => {
        cache.changed((answer) => !('tags' in answer) || answer.tags.isOf(changed));
        if (purgeUrl && !isFirst)
          purge(purgeUrl, { tags: changed && [...changed, EVERYTHING] }, app.log);
      })
    : undefined;
  app.addHook('onClose', async () => content?.stop());

  async function render(
    site: LiveSite,
    url: URL,
    page: SitePage | null,
    request: FastifyRequest,
    display: Display,
  ): Promise<Answer> {
    const failed = new Map<string, Culprit>();
    const tags = new PageTags();
    const answer = await withRequestContext({ id: request.id, savesData: display.lite, tags }, () =>
      site.render(
        url,
        (error) =>
          request.log.error({ err: error, page: loggedPattern(page) }, 'a part of a page failed'),
        display,
        (culprit) => failed.set(`${culprit.remote}@${culprit.version}`, culprit),
        page,
      ),
    );
    const made = encoded(display.lite ? lightAnswer(answer, url) : answer, tags);
    return 'body' in made ? { ...made, failed: [...failed.values()] } : made;
  }

  async function answerOf(
    site: LiveSite,
    url: URL,
    page: SitePage | null,
    request: FastifyRequest,
  ): Promise<Answer> {
    const display = readDisplay(request.headers.cookie, saveDataOf(request));
    if (!config.cachePages || isPersonal(url)) return render(site, url, page, request, display);
    const of = [site.digest, displayKey(display)].join(' ');
    return cache.get(`${of} ${url.pathname}${url.search}`, async (isAwaited) => {
      const answer = await render(site, url, page, request, display);
      // A background revalidation: compress at once, otherwise the six times larger HTML stays until the next request.
      if (!isAwaited && 'body' in answer) await answer.body.in('br');
      return answer;
    });
  }

  /** Whether the page at a canonical URL is missing: a redirect to it would only delay the 404. */
  async function isMissing(address: URL, request: FastifyRequest): Promise<boolean> {
    const site = chosenArm(request, live)?.site;
    if (!site || isPersonal(address)) return false;
    const page = site.findPage(address);
    if (page === null) return true;
    try {
      const known = knownAddress(address, site.shell, page.app);
      const { status } = await answerOf(site, known, page, request);
      return status === 404 || status === 410;
    } catch {
      // The request for the canonical URL reports the failure.
      return false;
    }
  }

  app.get('/*', async (request, reply) => {
    const requested = parseRequestUrl(request.raw.url, config.origin);
    if (!requested) return reply.code(400).type('text/plain').send('400 Bad Request: no address\n');
    if (isDesk(requested)) reply.header('cache-control', 'private, no-store');
    if (isPersonal(requested)) {
      // A redirect also exposes the URL.
      reply.header('referrer-policy', isInvitation(requested) ? 'no-referrer' : ORIGIN_ONLY);
      reply.header('cache-control', 'no-store');
    }
    const moved = movedListingKey(requested, config.origin);
    if (moved) return reply.header('set-cookie', moved.cookie).redirect(moved.location, 303);
    const { location } = canonicalAddress(requested);
    const address = location ? new URL(location, requested) : requested;
    if (location && !(await isMissing(address, request))) return reply.redirect(location, 301);
    const choice = chosenDisplay(address);
    if (choice)
      return reply
        .header('set-cookie', [...choice.cookies])
        .header('cache-control', 'no-store')
        .redirect(choice.location, 303);
    const preview = await previews?.readPreviewFor(request.headers.cookie);
    if (preview === 'over') reply.header('set-cookie', endedPreview(config.origin));
    else if (preview) {
      const answer = encoded(await preview.render(withoutCounting(address), request.id));
      return send(answer, false, request, asPreview(reply));
    }
    const chosen = chosenArm(request, live);
    if (!chosen) return unavailable(reply, address);
    const { site } = chosen;
    const page = site.findPage(address);
    noteServed(request, site, page);
    try {
      const known = knownAddress(address, site.shell, page?.app);
      const answer = await answerOf(site, known, page, request);
      const hasFailed = count(live, chosen, page, request, answer);
      if (chosen.needsBucket) reply.header('set-cookie', newBucket(config.origin));
      // Where previews are enabled, a shared cache could serve the live page to a visitor of a preview.
      const mayKeep =
        isWhole(answer) &&
        !isPersonal(known) &&
        !isDesk(known) &&
        !isForNobodyElse(answer) &&
        !previews &&
        chosen.mayShare &&
        !hasFailed;
      if (mayKeep && purgeUrl && 'tags' in answer) reply.header('cache-tag', String(answer.tags));
      return await send(answer, mayKeep, request, reply);
    } catch (error) {
      request.log.error({ err: error, page: loggedPattern(page) }, 'a page could not be rendered');
      return unavailable(reply, address);
    }
  });
}

/**
 * Counts a visit during a canary. Returns whether a version under observation failed in it: such
 * pages must not be cached by proxies, because each visit counts.
 */
function count(
  live: Live,
  { site, byProxy }: ArmChoice,
  page: SitePage | null,
  request: FastifyRequest,
  answer: Answer,
) {
  const { counts } = live;
  if (counts.isEmpty || request.method !== 'GET') return false;
  if (!byProxy) countVisit(counts, site, page);
  const judged = ('failed' in answer ? (answer.failed ?? []) : []).filter((one) =>
    counts.concerns(one),
  );
  for (const culprit of judged) counts.failed(culprit);
  return judged.length > 0;
}

const saveDataOf = ({ headers }: FastifyRequest) => {
  const value = headers['save-data'];
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
};

function lightAnswer(answer: SiteAnswer, url: URL): SiteAnswer {
  if ('location' in answer) return answer;
  const { language } = parseLocalizedPath(url.pathname);
  return { ...answer, ...lightPage(answer, language) };
}

/** Drops the HTML string, which would be stored beside its bytes. */
function encoded(answer: SiteAnswer, tags = new PageTags()): Answer {
  if ('location' in answer) return answer;
  const { html, ...rest } = answer;
  return { ...rest, body: new EncodedPage(html), tags };
}

async function send(
  answer: Answer,
  mayKeep: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if ('location' in answer) return reply.redirect(answer.location, answer.status);
  // A preview has already set `no-store`.
  const cacheControl = mayKeep ? SHARED_CACHE : (reply.getHeader('cache-control') ?? 'no-store');
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (answer.status === 503) reply.header('retry-after', RETRY_AFTER);
  reply
    .header('vary', `accept-encoding, cookie, save-data, ${ARM_HEADER}`)
    .header('content-security-policy', answer.policy)
    .header('cache-control', cacheControl);
  if (mayKeep) {
    const { etag } = answer.body;
    reply.header('etag', etag);
    // A returning visitor has it cached: on a slow phone the HTML is a third of the waiting time.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(await answer.body.in(encoding));
}

function unavailable(reply: FastifyReply, url: URL) {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .send(emergencyPage(parseLocalizedPath(url.pathname).language));
}
