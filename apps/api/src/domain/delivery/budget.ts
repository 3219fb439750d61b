import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { Taken } from '../../shared/limits/taken.ts';

/** How many messages the whole site sends. A bill, or an attack on numbers of one range, ends here. */
export type BudgetRule = {
  perMinute: number;
  perDay: number;
  /** In an hour, to numbers that begin with the same four digits. */
  perPrefix: number;
};

export type Budget = {
  /** Counts a message to a number, or says how long there is none. */
  take(tx: Database, mobile: string): Promise<Taken>;
};

const PREFIX_DIGITS = 4;
const HOUR = 3600;
/** The alarm is raised once in this time by each process, and not with each message. */
const ALARM_MS = 60_000;

type Deps = { clock: Clock; logger: Pick<Logger, 'error'> };

export function makeBudget({ clock, logger }: Deps, rule: BudgetRule): Budget {
  let alarmedAt = Number.NEGATIVE_INFINITY;
  function alarm(of: 'all' | 'prefix', waitSeconds: number) {
    const now = clock().getTime();
    if (now - alarmedAt < ALARM_MS) return;
    alarmedAt = now;
    logger.error({ alarm: 'messages', of, waitSeconds }, 'the budget of messages is used up');
  }
  const all = [
    { most: rule.perMinute, seconds: 60 },
    { most: rule.perDay, seconds: 24 * HOUR },
  ];
  return {
    async take(tx, mobile) {
      const now = clock();
      const key = `messages:prefix:${mobile.slice(0, PREFIX_DIGITS)}`;
      const range = await consumeQuota(tx, key, [{ most: rule.perPrefix, seconds: HOUR }], now);
      if (!range.ok) {
        alarm('prefix', range.waitSeconds);
        return range;
      }
      const taken = await consumeQuota(tx, 'messages:all', all, now);
      if (!taken.ok) alarm('all', taken.waitSeconds);
      return taken;
    },
  };
}
