import { parseLocalizedPath } from '@tractor-haat/i18n';

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
