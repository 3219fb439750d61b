import { savesData } from '../saves-data.ts';

/** What Chromium tells of the line; other browsers tell nothing, and are offered nothing. */
interface Line {
  readonly effectiveType?: string;
  /** Megabits a second. */
  readonly downlink?: number;
}

const SLOW = new Set(['slow-2g', '2g']);
const SLOW_DOWNLINK = 0.4;

/** Where the browser keeps that the offer was declined. */
export const DECLINED_KEY = 'liteDeclined';

/** True where pages with little data should be offered: a slow line, no choice made, nothing declined. */
export function isOfferWanted(): boolean {
  const { effectiveType = '', downlink = Number.POSITIVE_INFINITY } =
    (navigator as { connection?: Line }).connection ?? {};
  if (!SLOW.has(effectiveType) && downlink > SLOW_DOWNLINK) return false;
  // Who saves data has such pages already, and a choice of `/display` stands, whichever it was.
  if (savesData() || /(?:^|; )lite=/.test(document.cookie)) return false;
  try {
    return localStorage.getItem(DECLINED_KEY) === null;
  } catch {
    // It could not be declined for good.
    return false;
  }
}
