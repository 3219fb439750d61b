import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { RemoteVersion } from '../release/contain-remote-errors.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import { EncodedPage } from './encoded-page.ts';
import type { CacheTtl } from './page-cache.ts';
import { PageTags } from './watch-content.ts';

export type PageResponse =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly policy: string;
      readonly body: EncodedPage;
      readonly whole: boolean;
      /** Undefined for bundles of earlier shells. */
      readonly isPersonal?: boolean;
      readonly failedRemotes?: readonly RemoteVersion[];
      readonly tags: PageTags;
    };

export function toPageResponse(response: SiteResponse, tags = new PageTags()): PageResponse {
  if ('location' in response) return response;
  const { html, ...metadata } = response;
  return { ...metadata, body: new EncodedPage(html), tags };
}

export const isComplete = (response: PageResponse) =>
  response.status === 200 && 'whole' in response && response.whole !== false;

export const isPrivatePage = (response: PageResponse) =>
  'isPersonal' in response && response.isPersonal === true;

const COMPLETE_TTL: CacheTtl = { freshMs: 60_000, usableMs: 600_000 };
/** Incomplete pages are cached briefly, so that the next visitors do not wait for the same failure. */
const PARTIAL_TTL: CacheTtl = { freshMs: 5_000, usableMs: 5_000 };
/** An error page is not cached and does not replace a cached page, which null would delete. */
const ERROR_TTL: CacheTtl = { freshMs: 0, usableMs: 0 };

/** Returns null for private pages, redirects and 4xx. The cache then also deletes the stored page. */
export function selectTtl(response: PageResponse): CacheTtl | null {
  if (isPrivatePage(response)) return null;
  if (response.status >= 500) return ERROR_TTL;
  if (response.status !== 200) return null;
  return isComplete(response) ? COMPLETE_TTL : PARTIAL_TTL;
}

/** `draft` and `key` are secrets that open the data of one visitor, so caches must not store the page. */
export const isPersonal = (url: URL) =>
  url.searchParams.has('draft') ||
  url.searchParams.has('key') ||
  matchesPath(MAIL_LINK, url) ||
  isInvitation(url);

const MAIL_LINK = /\/newsletter\/(?:confirm|unsubscribe)\//i;

export const isInvitation = (url: URL) => matchesPath(/\/desk\/invitation\/[^/]/i, url);

/** Staff pages must not be cached, because a shared machine would show them after the session. */
export const isDesk = (url: URL) => matchesPath(/^(?:\/(?:hi|gu|mr))?\/desk(?:\/|$)/i, url);

function matchesPath(pattern: RegExp, { pathname }: URL): boolean {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // The path is malformed and is matched as it was sent.
  }
  return pattern.test(path);
}

const LISTING_PATH = '/sell-old-tractor/listing';

const MAX_AGE_SECONDS = 600;

/** The API never creates longer keys. */
const MAX_KEY_CHARACTERS = 300;

/**
 * Moves the key of an old link from the URL into a cookie that only one API route receives, because browsers, proxies
 * and caches store URLs. Returns null for a URL without a key.
 */
export function moveListingKey(
  url: URL,
  origin: string,
): { readonly cookie: string; readonly location: string } | null {
  const key = url.searchParams.get('key');
  if (!key) return null;
  const path = url.pathname.toLowerCase().replace(/\/+$/, '');
  if (parseLocalizedPath(path).path !== LISTING_PATH) return null;
  const isValidLength = key.length <= MAX_KEY_CHARACTERS;
  const value = isValidLength ? encodeURIComponent(key) : '';
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const maxAge = isValidLength ? MAX_AGE_SECONDS : 0;
  return {
    cookie: `listing_key=${value}; Max-Age=${maxAge}; Path=/api/used_tractor_own; HttpOnly; SameSite=Lax${secure}`,
    location: `${path}?said=old_link`,
  };
}
