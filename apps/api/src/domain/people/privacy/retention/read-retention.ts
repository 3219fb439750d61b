import type { RetentionDays } from '@tractor-haat/api-client/contract';
import { integer, setting, type Values } from '@tractor-haat/server-kit/settings';

const days = integer(1, 36_500);

export const retentionSettings = {
  RETENTION_UNVERIFIED_LEADS_DAYS: setting({
    description: 'days after which an enquiry goes whose number nobody proved',
    schema: days,
    defaultValue: 30,
  }),
  RETENTION_LEADS_DAYS: setting({
    description:
      'days after which a lead and the consents of its time go; a count without a person stays',
    schema: days,
    defaultValue: 1095,
  }),
  RETENTION_UNFINISHED_LISTINGS_DAYS: setting({
    description: 'days after which a listing goes whose number nobody proved, and a photo of none',
    schema: days,
    defaultValue: 2,
  }),
  RETENTION_CLOSED_LISTINGS_DAYS: setting({
    description: 'days after which a listing goes that is sold or was refused',
    schema: days,
    defaultValue: 365,
  }),
  RETENTION_CODES_DAYS: setting({
    description: 'days after its end for which is known when a code was sent',
    schema: days,
    defaultValue: 1,
  }),
  RETENTION_SESSIONS_DAYS: setting({
    description: 'days after which a sign-in that is over is forgotten',
    schema: days,
    defaultValue: 1,
  }),
  RETENTION_FAILURES_DAYS: setting({
    description: 'days for which failures in browsers are counted; nothing in them is of a visitor',
    schema: days,
    defaultValue: 7,
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
