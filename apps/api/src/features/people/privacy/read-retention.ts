import type { RetentionDays } from '@tractor-haat/api-client/contract';
import { integer, setting, type Values } from '@tractor-haat/server-kit/settings';

const days = integer(1, 36_500);

export const retentionSettings = {
  RETENTION_UNVERIFIED_LEADS_DAYS: setting({
    description: 'days until an enquiry with an unverified number is deleted',
    schema: days,
    defaultValue: 30,
  }),
  RETENTION_LEADS_DAYS: setting({
    description: 'days until a lead and its consents are deleted; an anonymous count stays',
    schema: days,
    defaultValue: 1095,
  }),
  RETENTION_UNFINISHED_LISTINGS_DAYS: setting({
    description:
      'days until a listing with an unverified number, or a photo without a listing, is deleted',
    schema: days,
    defaultValue: 2,
  }),
  RETENTION_CLOSED_LISTINGS_DAYS: setting({
    description: 'days until a sold or rejected listing is deleted',
    schema: days,
    defaultValue: 365,
  }),
  RETENTION_CODES_DAYS: setting({
    description: 'days until an expired code is deleted',
    schema: days,
    defaultValue: 1,
  }),
  RETENTION_SESSIONS_DAYS: setting({
    description: 'days until an expired session is deleted',
    schema: days,
    defaultValue: 1,
  }),
  RETENTION_FAILURES_DAYS: setting({
    description: 'days until counts of browser errors, which contain no personal data, are deleted',
    schema: days,
    defaultValue: 7,
  }),
};

/** Drafts and limits have no period here, because their rows store an expiry date. */
export function readRetention(values: Values<typeof retentionSettings>): RetentionDays {
  return {
    unverified_leads: values.RETENTION_UNVERIFIED_LEADS_DAYS,
    leads: values.RETENTION_LEADS_DAYS,
    unfinished_listings: values.RETENTION_UNFINISHED_LISTINGS_DAYS,
    closed_listings: values.RETENTION_CLOSED_LISTINGS_DAYS,
    codes: values.RETENTION_CODES_DAYS,
    sessions: values.RETENTION_SESSIONS_DAYS,
    failures: values.RETENTION_FAILURES_DAYS,
  };
}
