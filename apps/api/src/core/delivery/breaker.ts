import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { addSeconds, type Clock } from '../jobs/clock.ts';
import { gatewayStates } from './tables.ts';

/** A failing gateway is paused for all processes, and is then tried with one message. */
export type Breaker = {
  canTry(name: string): Promise<boolean>;
  recordSuccess(name: string): Promise<void>;
  recordFailure(name: string): Promise<void>;
  /** Seconds until the next gateway may be tried. 0 if one is available. */
  getPausedSeconds(db: Database, names: readonly string[]): Promise<number>;
};

export type BreakerRule = { failures: number; pauseSeconds: number };

/** During this time no second message tries a paused gateway. It must be longer than the gateway's timeout. */
const PROBE_TIMEOUT_SECONDS = 15;

type Deps = { db: Database; clock: Clock; logger: Pick<Logger, 'error' | 'info'> };

export function createBreaker({ db, clock, logger }: Deps, rule: BreakerRule): Breaker {
  const isGateway = (name: string) => eq(gatewayStates.name, name);
  const findState = async (name: string) =>
    (await db.select().from(gatewayStates).where(isGateway(name)))[0];
  return {
    async canTry(name) {
      const now = clock();
      const pausedUntil = (await findState(name))?.paused_until ?? null;
      if (pausedUntil === null) return true;
      if (pausedUntil > now) return false;
      const claimed = await db
        .update(gatewayStates)
        .set({ paused_until: addSeconds(now, PROBE_TIMEOUT_SECONDS) })
        .where(and(isGateway(name), lte(gatewayStates.paused_until, now)))
        .returning();
      return claimed.length > 0;
    },
    async recordSuccess(name) {
      const state = await findState(name);
      if (state === undefined || (state.failures === 0 && state.paused_until === null)) return;
      await db
        .update(gatewayStates)
        .set({ failures: 0, paused_until: null })
        .where(isGateway(name));
      if (state.paused_until !== null) logger.info({ gateway: name }, 'a gateway works again');
    },
    async recordFailure(name) {
      const [state] = await db
        .insert(gatewayStates)
        .values({ name, failures: 1 })
        .onConflictDoUpdate({
          target: gatewayStates.name,
          set: { failures: sql`${gatewayStates.failures} + 1` },
        })
        .returning();
      const failures = state?.failures ?? 0;
      if (failures < rule.failures) return;
      const paused_until = addSeconds(clock(), rule.pauseSeconds);
      await db.update(gatewayStates).set({ paused_until }).where(isGateway(name));
      const seconds = rule.pauseSeconds;
      logger.error({ alarm: 'gateway', gateway: name, failures, seconds }, 'a gateway is paused');
    },
    async getPausedSeconds(queryDb, names) {
      const now = clock();
      const paused = await queryDb
        .select({ until: gatewayStates.paused_until })
        .from(gatewayStates)
        .where(and(inArray(gatewayStates.name, [...names]), gt(gatewayStates.paused_until, now)));
      if (paused.length < names.length) return 0;
      const firstEnd = Math.min(...paused.map(({ until }) => until?.getTime() ?? 0));
      return Math.max(1, Math.ceil((firstEnd - now.getTime()) / 1000));
    },
  };
}
