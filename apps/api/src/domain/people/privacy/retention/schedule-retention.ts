import type { RetentionDays } from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import type { Database } from '../../../../database/database.ts';
import { systemClock } from '../../../../shared/clock.ts';
import { deleteExpired } from './delete-expired.ts';

/** The first run is delayed, so that it does not slow down the first requests. */
const FIRST_RUN_MS = 20_000;
const RUN_INTERVAL_MS = 3_600_000;

export function scheduleRetention(
  db: Database,
  days: RetentionDays,
  logger: Pick<Logger, 'info' | 'warn'>,
  signal: AbortSignal,
): void {
  const run = async () => {
    try {
      const deleted = await deleteExpired(db, days, systemClock(), signal);
      if (Object.keys(deleted).length > 0) logger.info({ gone: deleted }, 'expired rows deleted');
    } catch (err) {
      if (!signal.aborted) logger.warn({ err }, 'deleting expired rows failed');
    }
  };
  const firstRunTimer = setTimeout(run, FIRST_RUN_MS).unref();
  const intervalTimer = setInterval(run, RUN_INTERVAL_MS).unref();
  signal.addEventListener('abort', () => {
    clearTimeout(firstRunTimer);
    clearInterval(intervalTimer);
  });
}
