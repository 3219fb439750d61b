import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { QuotaResult } from '../../../shared/limits/quota-result.ts';

/** Message budget of the whole site: limits costs, and attacks on ranges of numbers. */
export type BudgetRule = {
  perMinute: number;
  perDay: number;
  /** Per hour, to numbers with the same first four digits. */
  perPrefix: number;
};

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
  function alarm(of: 'all' | 'prefix', waitSeconds: number) {
    const now = clock().getTime();
    if (now - alarmedAt < ALARM_INTERVAL_MS) return;
    alarmedAt = now;
    logger.error({ alarm: 'messages', of, waitSeconds }, 'the budget of messages is used up');
  }
  const all = [
    { max: rule.perMinute, seconds: 60 },
    { max: rule.perDay, seconds: 24 * HOUR_SECONDS },
  ];
  return {
    async consume(tx, mobile) {
      const now = clock();
      const key = `messages:prefix:${mobile.slice(0, PREFIX_DIGITS)}`;
      const range = await consumeQuota(
        tx,
        key,
        [{ max: rule.perPrefix, seconds: HOUR_SECONDS }],
        now,
      );
      if (!range.ok) {
        alarm('prefix', range.waitSeconds);
        return range;
      }
      const siteQuota = await consumeQuota(tx, 'messages:all', all, now);
      if (!siteQuota.ok) alarm('all', siteQuota.waitSeconds);
      return siteQuota;
    },
  };
}
