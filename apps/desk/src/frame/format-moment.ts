/** Offset of India's single time zone to UTC in milliseconds. */
export const INDIA_MS = 5.5 * 3600 * 1000;

/**
 * Formats an ISO time in India's time as `YYYY-MM-DDTHH:MM`, the format of a `datetime-local` field. Returns '' for other
 * values. With a `length` of 10 it returns only the day, with 19 also the seconds.
 */
export const toIndiaMinute = (moment: unknown, length = 16): string =>
  typeof moment === 'string'
    ? new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, length)
    : '';

/** Formats an ISO time in India's time as `YYYY-MM-DD HH:MM`. */
export const formatMoment = (moment: string | null, length?: number): string =>
  toIndiaMinute(moment, length).replace('T', ' ');
