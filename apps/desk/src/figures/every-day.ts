import type { Figure } from '@tractor-haat/api-client';

const DAY_MS = 24 * 3600 * 1000;
const INDIA_MS = 5.5 * 3600 * 1000;

/** Days of India up to today, those on which nothing happened as well: a gap must be seen as one. */
export function everyDay(
  figures: readonly Figure[],
  days: number,
  now: number = Date.now(),
): Figure[] {
  const counts = new Map(figures.map(({ name, count }) => [name, count]));
  return Array.from({ length: days }, (_, place) => {
    const moment = now + INDIA_MS - (days - 1 - place) * DAY_MS;
    const name = new Date(moment).toISOString().slice(0, 10);
    return { name, count: counts.get(name) ?? 0 };
  });
}
