import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Clock } from '../jobs/clock.ts';
import { consumeQuota, type QuotaResult } from '../limits/consume-quota.ts';
import type { BudgetRule } from './delivery-settings.ts';

export type Budget = {
  consume(tx: Database, mobile: string): Promise<QuotaResult>;
};

const PREFIX_DIGITS = 4;
const HOUR_SECONDS = 3600;
/** Each process logs the alarm at most once in this time. */
const ALARM_INTERVAL_MS = 60_000;

type Deps = { clock: Clock; logger: Pick<Logger, 'error'> };

export function createBudget({ clock, logger }: Deps, rule: BudgetRule): Budget {
  let alarmedAt = Number.NEGATIVE_INFINITY;
  function logAlarm(scope: 'all' | 'prefix', waitSeconds: number) {
    const now = clock().getTime();
    if (now - alarmedAt < ALARM_INTERVAL_MS) return;
    alarmedAt = now;
    logger.error(
      { alarm: 'messages', of: scope, waitSeconds },
      'the budget of messages is used up',
    );
  }
  const siteLimits = [
    { max: rule.perMinute, seconds: 60 },
    { max: rule.perDay, seconds: 24 * HOUR_SECONDS },
  ];
  return {
    async consume(tx, mobile) {
      const now = clock();
      const key = `messages:prefix:${mobile.slice(0, PREFIX_DIGITS)}`;
      const prefixQuota = await consumeQuota(
        tx,
        key,
        [{ max: rule.perPrefix, seconds: HOUR_SECONDS }],
        now,
      );
      if (!prefixQuota.ok) {
        logAlarm('prefix', prefixQuota.waitSeconds);
        return prefixQuota;
      }
      const siteQuota = await consumeQuota(tx, 'messages:all', siteLimits, now);
      if (!siteQuota.ok) logAlarm('all', siteQuota.waitSeconds);
      return siteQuota;
    },
  };
}
