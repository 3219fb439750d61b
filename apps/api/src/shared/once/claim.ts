import { createHmac } from 'node:crypto';

/** One attempt at sending something: the browser's own key for it, and what it sends. */
export type Claim = {
  /** Hash of the browser's name. */
  browser: string;
  key: string;
  /** Keyed hash of what is asked. */
  request: string;
  now: Date;
};

type Sent = { browser: string; key: string; route: string; body: object; now: Date };

/** What may differ when the same is sent again. */
const PASSING = new Set(['idempotency_key', 'waited_ms']);

/** Makes a claim. Bodies hold numbers, which are few enough to try them all: their hash is keyed. */
export function makeClaim(secret: string, { browser, key, route, body, now }: Sent): Claim {
  const said = Object.entries(body)
    .filter(([name, value]) => !PASSING.has(name) && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = JSON.stringify(['claim', route, said]);
  const request = createHmac('sha256', secret).update(parts).digest('base64url');
  return { browser, key, request, now };
}
