import type { RetentionDays } from '@tractor-haat/api-client/contract';
import { setting, type Values, wholeNumber } from '@tractor-haat/server-kit/settings';

const days = wholeNumber(1, 36_500);

/** Settings of retention periods; part of the API's settings. */
export const retentionSettings = {
  RETENTION_UNVERIFIED_LEADS_DAYS: setting({
    meaning: 'days after which an enquiry goes whose number nobody proved',
    reads: days,
    otherwise: 30,
  }),
  RETENTION_LEADS_DAYS: setting({
    meaning:
      'days after which a lead and the consents of its time go; a count without a person stays',
    reads: days,
    otherwise: 1095,
  }),
  RETENTION_UNFINISHED_LISTINGS_DAYS: setting({
    meaning: 'days after which a listing goes whose number nobody proved, and a photo of none',
    reads: days,
    otherwise: 2,
  }),
  RETENTION_CLOSED_LISTINGS_DAYS: setting({
    meaning: 'days after which a listing goes that is sold or was refused',
    reads: days,
    otherwise: 365,
  }),
  RETENTION_CODES_DAYS: setting({
    meaning: 'days after its end for which is known when a code was sent',
    reads: days,
    otherwise: 1,
  }),
  RETENTION_SESSIONS_DAYS: setting({
    meaning: 'days after which a sign-in that is over is forgotten',
    reads: days,
    otherwise: 1,
  }),
  RETENTION_FAILURES_DAYS: setting({
    meaning: 'days for which failures in browsers are counted; nothing in them is of a visitor',
    reads: days,
    otherwise: 7,
  }),
};

/** Retention periods of visitors' data. Data with an expiry of its own (drafts, limits) follows that. */
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
