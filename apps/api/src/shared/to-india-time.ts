import { toIndiaDay } from '@tractor-haat/i18n';

const INDIA_OFFSET_MS = 5.5 * 3600 * 1000;

/**
 * `day` is `YYYY-MM-DD`. Every stored or shown day must come from this function, because a server may run in another
 * time zone.
 */
export function toIndiaTime(moment: Date): { day: string; year: number; hour: number } {
  const day = toIndiaDay(moment);
  const hour = new Date(moment.getTime() + INDIA_OFFSET_MS).getUTCHours();
  return { day, year: Number(day.slice(0, 4)), hour };
}
