import { addSeconds } from '../../../shared/clock.ts';
import { readSigned, sign } from '../../../shared/secrets/sign.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';

const SIGNING_PURPOSE = 'enquiry attempt';
const TOKEN_TTL_SECONDS = 24 * 3600;

type Deps = Pick<EnquiryDeps, 'key' | 'clock'>;

/** The code page sends the token, which identifies the browser of the attempt without cookies. */
export const createAttemptToken = ({ key, clock }: Deps, { primary_id }: Attempt): string =>
  sign(key, SIGNING_PURPOSE, primary_id, addSeconds(clock(), TOKEN_TTL_SECONDS));

/** With a valid token, the browser counts as the one that created the attempt. */
export function applyAttemptToken(
  { key, clock }: Deps,
  browser: Browser,
  attempt: Attempt | undefined,
  token: string,
): Browser {
  if (attempt === undefined || token === '') return browser;
  const isAttemptBrowser = readSigned(key, SIGNING_PURPOSE, token, clock()) === attempt.primary_id;
  return isAttemptBrowser ? { ...browser, name: attempt.browser } : browser;
}

/** Attempts without a cookie have an empty name, which matches no browser. */
export const isFromBrowser = (attempt: Attempt, { name }: Browser): boolean =>
  attempt.browser !== '' && attempt.browser === name;
