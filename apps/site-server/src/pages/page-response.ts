import type { RemoteVersion } from '../release/contain-remote-errors.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import { EncodedPage } from './encoded-page.ts';
import type { CacheTtl } from './page-cache.ts';
import { PageTags } from './page-tags.ts';

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
