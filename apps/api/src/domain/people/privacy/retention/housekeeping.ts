import type { RetentionDays } from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import type { Database } from '../../../../database/database.ts';
import { systemClock } from '../../../../shared/clock.ts';
import { forgetOld } from './forget-old.ts';

/** After the start, when the first visitors have been served. */
const FIRST_MS = 20_000;
const EVERY_MS = 3_600_000;

/** Deletes expired data soon after the start and every hour, until the signal. */
export function scheduleRetention(
  db: Database,
  days: RetentionDays,
  logger: Pick<Logger, 'info' | 'warn'>,
  signal: AbortSignal,
): void {
  const forget = async () => {
    try {
      const gone = await forgetOld(db, days, systemClock(), signal);
      if (Object.keys(gone).length > 0) logger.info({ gone }, 'expired rows deleted');
    } catch (err) {
      if (!signal.aborted) logger.warn({ err }, 'deleting expired rows failed');
    }
  };
  const first = setTimeout(forget, FIRST_MS).unref();
  const timer = setInterval(forget, EVERY_MS).unref();
  signal.addEventListener('abort', () => {
    clearTimeout(first);
    clearInterval(timer);
  });
}
