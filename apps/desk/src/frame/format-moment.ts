/** India has one time zone, UTC+5:30. */
export const INDIA_MS = 5.5 * 3600 * 1000;

/**
 * `YYYY-MM-DDTHH:MM` in India's time, as in a `datetime-local` field. A `length` of 10 returns the day, 19 adds the
 * seconds. Returns '' if `moment` is not a string.
 */
export const toIndiaMinute = (moment: unknown, length = 16): string =>
  typeof moment === 'string'
    ? new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, length)
    : '';

/** `YYYY-MM-DD HH:MM` in India's time. */
export const formatMoment = (moment: string | null, length?: number): string =>
  toIndiaMinute(moment, length).replace('T', ' ');
