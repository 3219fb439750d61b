import { toIndiaDay } from '@tractor-haat/i18n';

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

const INDIA_OFFSET_MS = 5.5 * 3600 * 1000;

/** `day` is `YYYY-MM-DD`. Days come from this function, because servers may run in other time zones. */
export function toIndiaTime(moment: Date): { day: string; year: number; hour: number } {
  const day = toIndiaDay(moment);
  const hour = new Date(moment.getTime() + INDIA_OFFSET_MS).getUTCHours();
  return { day, year: Number(day.slice(0, 4)), hour };
}
