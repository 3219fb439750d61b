import { createHmac } from 'node:crypto';

/** Identifies a request, so that a retry has no effect. */
export type Claim = {
  /** Visitor id of the browser. */
  browser: string;
  key: string;
  requestHash: string;
  now: Date;
};

type ClaimRequest = { browser: string; key: string; route: string; body: object; now: Date };

/** A retry may differ in these fields. */
const IGNORED_FIELDS = new Set(['idempotency_key', 'language', 'elapsed_ms']);

/** Keyed, because the mobile numbers in a body could be guessed from a plain hash. */
export function createClaim(
  secret: string,
  { browser, key, route, body, now }: ClaimRequest,
): Claim {
  const fields = Object.entries(body)
    .filter(([name, value]) => !IGNORED_FIELDS.has(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const payload = JSON.stringify(['claim', route, fields]);
  const requestHash = createHmac('sha256', secret).update(payload).digest('base64url');
  return { browser, key, requestHash, now };
}
