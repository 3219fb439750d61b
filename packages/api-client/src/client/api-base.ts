const STAGING_ORIGIN = 'https://api-staging.tractor-haat.example';

type OriginSetting = { environment: string; attribute: string };

const API_ORIGIN: OriginSetting = { environment: 'API_BASE', attribute: 'apiBase' };
const DEALER_API_ORIGIN: OriginSetting = {
  environment: 'DEALER_API_BASE',
  attribute: 'dealerApiBase',
};

/**
 * Returns the API origin without a trailing slash. In the browser this is the value of `<html data-api-base>`, or an
 * empty string (the origin of the page). On the server it is the environment variable `API_BASE`, or the staging API.
 */
export function apiBase(): string {
  if (typeof window !== 'undefined') return withoutSlash(readAttribute(API_ORIGIN) ?? '');
  return withoutSlash(readEnvironment(API_ORIGIN) ?? STAGING_ORIGIN);
}

/**
 * Returns the origin of the API that creates accounts: the value of `<html data-dealer-api-base>` or of the environment
 * variable `DEALER_API_BASE`, or else `apiBase()`.
 */
export function dealerApiBase(): string {
  const dealerOrigin =
    typeof window === 'undefined'
      ? readEnvironment(DEALER_API_ORIGIN)
      : readAttribute(DEALER_API_ORIGIN);
  return dealerOrigin === undefined ? apiBase() : withoutSlash(dealerOrigin);
}

function readAttribute({ attribute }: OriginSetting): string | undefined {
  return document.documentElement.dataset[attribute];
}

function readEnvironment({ environment }: OriginSetting): string | undefined {
  return process.env[environment] || undefined;
}

function withoutSlash(base: string): string {
  return base.endsWith('/') ? base.slice(0, -1) : base;
}
