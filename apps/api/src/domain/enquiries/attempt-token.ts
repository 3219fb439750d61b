import { later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';

const PURPOSE = 'enquiry attempt';
const LIFE_SECONDS = 24 * 3600;

type Deps = Pick<EnquiryDeps, 'key' | 'clock'>;

/** A field of the code's page: a browser that keeps no cookies shows with it that the attempt is its own. */
export const makeAttemptToken = ({ key, clock }: Deps, { primary_id }: Attempt): string =>
  sign(key, PURPOSE, primary_id, later(clock(), LIFE_SECONDS));

/** The browser as the one that began the attempt where its form's token says so. */
export function withAttemptToken(
  { key, clock }: Deps,
  browser: Browser,
  attempt: Attempt | undefined,
  token: string,
): Browser {
  if (attempt === undefined || token === '') return browser;
  const isOwn = readSigned(key, PURPOSE, token, clock()) === attempt.primary_id;
  return isOwn ? { ...browser, name: attempt.browser } : browser;
}

/** A lead of a release before attempts is of no browser that we know, and so is a request without a cookie: of none. */
export const isOfBrowser = (attempt: Attempt, { name }: Browser): boolean =>
  attempt.browser !== '' && attempt.browser === name;
