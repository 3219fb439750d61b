/** India has one time, five and a half hours before that of Greenwich. */
const AHEAD_MS = 5.5 * 3600 * 1000;

/** The day and the hour that clocks in India show. */
export function indiaTime(moment: Date): { day: string; hour: number } {
  const there = new Date(moment.getTime() + AHEAD_MS);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}
