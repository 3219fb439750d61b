import { later } from '../../../shared/clock.ts';
import { readSigned, sign } from '../../../shared/secrets/signed.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';

const PURPOSE = 'enquiry attempt';
const LIFE_SECONDS = 24 * 3600;

type Deps = Pick<EnquiryDeps, 'key' | 'clock'>;

/** A field of the code's page that proves the attempt's browser without cookies. */
export const makeAttemptToken = ({ key, clock }: Deps, { primary_id }: Attempt): string =>
  sign(key, PURPOSE, primary_id, later(clock(), LIFE_SECONDS));

/** Treats the browser as the attempt's own if the form's token is valid. */
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

/** An attempt without a browser (older release, or no cookie) belongs to none. */
export const isOfBrowser = (attempt: Attempt, { name }: Browser): boolean =>
  attempt.browser !== '' && attempt.browser === name;
