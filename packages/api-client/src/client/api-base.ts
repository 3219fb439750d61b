/** Default API origin: the shared staging host. */
const STAGING_ORIGIN = 'https://api-staging.tractor-haat.example';

type OriginSetting = { environment: string; attribute: string };

const API_ORIGIN: OriginSetting = { environment: 'API_BASE', attribute: 'apiBase' };
const DEALER_API_ORIGIN: OriginSetting = {
  environment: 'DEALER_API_BASE',
  attribute: 'dealerApiBase',
};

function readAttribute({ attribute }: OriginSetting): string | undefined {
  return document.documentElement.dataset[attribute];
}

function readEnvironment({ environment }: OriginSetting): string | undefined {
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
  if (typeof window !== 'undefined') return withoutSlash(readAttribute(API_ORIGIN) ?? '');
  return withoutSlash(readEnvironment(API_ORIGIN) ?? STAGING_ORIGIN);
}

/** Origin of the dealer host (registration); defaults to `apiBase()`. */
export function dealerApiBase(): string {
  const dealerOrigin =
    typeof window === 'undefined'
      ? readEnvironment(DEALER_API_ORIGIN)
      : readAttribute(DEALER_API_ORIGIN);
  return dealerOrigin === undefined ? apiBase() : withoutSlash(dealerOrigin);
}
