/** India has one time zone, UTC+5:30. */
export const INDIA_OFFSET_MS = 5.5 * 3600 * 1000;

/** Number of characters of an ISO time up to its day, minute or second. */
export const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;
export const SECOND_LENGTH = 19;

/**
 * `YYYY-MM-DDTHH:MM` in India's time, as in a `datetime-local` field. `DAY_LENGTH` returns the day, `SECOND_LENGTH` adds
 * the seconds. Returns '' if `moment` is not a string.
 */
export const toIndiaMinute = (moment: unknown, length = MINUTE_LENGTH): string =>
  typeof moment === 'string'
    ? new Date(Date.parse(moment) + INDIA_OFFSET_MS).toISOString().slice(0, length)
    : '';

/** `YYYY-MM-DD HH:MM` in India's time. */
export const formatMoment = (moment: string | null, length?: number): string =>
  toIndiaMinute(moment, length).replace('T', ' ');
