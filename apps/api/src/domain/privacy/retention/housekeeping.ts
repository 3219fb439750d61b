import type { RetentionDays } from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import { systemClock } from '../../../shared/clock.ts';
import { forgetOld } from './forget-old.ts';

/** In the first minute after the start, when the first visitors have been served. */
const FIRST_MS = 20_000;
const EVERY_MS = 3_600_000;

/** Forgets what is old soon after the start and every hour, until the signal. */
export function keepForgetting(
  db: Database,
  days: RetentionDays,
  logger: Pick<Logger, 'info' | 'warn'>,
  signal: AbortSignal,
): void {
  const forget = async () => {
    try {
      const gone = await forgetOld(db, days, systemClock(), signal);
      if (Object.keys(gone).length > 0) logger.info({ gone }, 'old rows are gone');
    } catch (err) {
      if (!signal.aborted) logger.warn({ err }, 'old rows stay');
    }
  };
  const first = setTimeout(forget, FIRST_MS).unref();
  const timer = setInterval(forget, EVERY_MS).unref();
  signal.addEventListener('abort', () => {
    clearTimeout(first);
    clearInterval(timer);
  });
}
