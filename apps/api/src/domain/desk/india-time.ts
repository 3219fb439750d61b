/** India has one time zone, UTC+5:30. */
const AHEAD_MS = 5.5 * 3600 * 1000;

/** Day and hour in India. */
export function indiaTime(moment: Date): { day: string; hour: number } {
  const there = new Date(moment.getTime() + AHEAD_MS);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}
