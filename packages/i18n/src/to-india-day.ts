/** Offset of India's time zone to UTC in milliseconds; India has no daylight saving time. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * Day in India, `YYYY-MM-DD`. Servers run in UTC, where it is still yesterday between midnight and 5:30 in India.
 *
 * @example
 * toIndiaDay(new Date('2026-11-28T18:31:00Z')); // '2026-11-29'
 */
export function toIndiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}
