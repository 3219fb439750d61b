import { createHmac } from 'node:crypto';

/** Identifies an idempotent request by the browser's key and a hash of the content. */
export type Claim = {
  /** Hash of the visitor id in the browser's cookie. */
  browser: string;
  key: string;
  request: string;
  now: Date;
};

type ClaimRequest = { browser: string; key: string; route: string; body: object; now: Date };

/** Fields that may differ in a repeated request. */
const IGNORED_FIELDS = new Set(['idempotency_key', 'language', 'elapsed_ms']);

/** Creates a claim. The hash is keyed, because bodies contain mobile numbers, which could be guessed from a hash. */
export function createClaim(
  secret: string,
  { browser, key, route, body, now }: ClaimRequest,
): Claim {
  const fields = Object.entries(body)
    .filter(([name, value]) => !IGNORED_FIELDS.has(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const payload = JSON.stringify(['claim', route, fields]);
  const request = createHmac('sha256', secret).update(payload).digest('base64url');
  return { browser, key, request, now };
}
