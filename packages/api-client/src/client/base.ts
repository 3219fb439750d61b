/** Default API origin: the shared staging host. */
const STAGING = 'https://api-staging.tractor-haat.example';

type Place = { environment: string; attribute: string };

const API: Place = { environment: 'API_BASE', attribute: 'apiBase' };
const DEALER_API: Place = { environment: 'DEALER_API_BASE', attribute: 'dealerApiBase' };

function inBrowser({ attribute }: Place): string | undefined {
  return document.documentElement.dataset[attribute];
}

function onServer({ environment }: Place): string | undefined {
  return process.env[environment] || undefined;
}

function withoutSlash(base: string): string {
  return base.endsWith('/') ? base.slice(0, -1) : base;
}

/**
 * API origin without a trailing slash. In the browser it is the page's own origin (an empty string)
 * unless `<html data-api-base>` is set; on the server it is `API_BASE`.
 */
export function apiBase(): string {
  if (typeof window !== 'undefined') return withoutSlash(inBrowser(API) ?? '');
  return withoutSlash(onServer(API) ?? STAGING);
}

/** Origin of the dealer host (registration); defaults to `apiBase()`. */
export function dealerApiBase(): string {
  const own = typeof window === 'undefined' ? onServer(DEALER_API) : inBrowser(DEALER_API);
  return own === undefined ? apiBase() : withoutSlash(own);
}
