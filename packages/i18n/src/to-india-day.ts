/**
 * Difference between Indian time and UTC in milliseconds, which is constant, because India has no daylight saving time.
 */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * Returns the day in India as `YYYY-MM-DD`. Do not use the day of UTC, which is a day behind from midnight to 5:30 in
 * India.
 *
 * @example
 * toIndiaDay(new Date('2026-11-28T18:31:00Z')); // '2026-11-29'
 */
export function toIndiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}
