/** Offset of India's single time zone to UTC in milliseconds. */
export const INDIA_MS = 5.5 * 3600 * 1000;

/**
 * Formats an ISO time in India's time for a `datetime-local` field, `YYYY-MM-DDTHH:MM`; empty if it is none.
 * `length` cuts it elsewhere: 10 leaves the day, 19 the seconds.
 */
export const toIndiaMinute = (moment: unknown, length = 16): string =>
  typeof moment === 'string'
    ? new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, length)
    : '';

/** Formats an ISO time in India's time for readers, `YYYY-MM-DD HH:MM`, wherever their computer is. */
export const formatMoment = (moment: string | null, length?: number): string =>
  toIndiaMinute(moment, length).replace('T', ' ');
