import { createHmac } from 'node:crypto';

export type Claim = {
  browser: string;
  key: string;
  request: string;
  now: Date;
};

type ClaimRequest = { browser: string; key: string; route: string; body: object; now: Date };

/** A retry may differ in these fields. */
const IGNORED_FIELDS = new Set(['idempotency_key', 'language', 'elapsed_ms']);

/** The hash is keyed, because mobile numbers in the body could be guessed from a plain hash. */
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
