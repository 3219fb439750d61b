import { savesData } from '../navigation/saves-data.ts';

/** Network Information API. Only Chromium has it, so other browsers get no offer. */
interface NetworkConnection {
  readonly effectiveType?: string;
  /** Megabits per second. */
  readonly downlink?: number;
}

const SLOW_TYPES = new Set(['slow-2g', '2g']);
const SLOW_DOWNLINK_MBPS = 0.4;

export const DECLINED_KEY = 'liteDeclined';

export function shouldOfferLite(): boolean {
  const { effectiveType = '', downlink = Number.POSITIVE_INFINITY } =
    (navigator as { connection?: NetworkConnection }).connection ?? {};
  if (!SLOW_TYPES.has(effectiveType) && downlink > SLOW_DOWNLINK_MBPS) return false;
  // Save-Data already selects light pages, and a choice on `/display` is final.
  if (savesData() || /(?:^|; )lite=/.test(document.cookie)) return false;
  try {
    return localStorage.getItem(DECLINED_KEY) === null;
  } catch {
    return false;
  }
}
