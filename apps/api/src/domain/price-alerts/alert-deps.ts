import type { Database } from '../../database/database.ts';
import type { priceAlerts } from '../../database/schema/price-alerts.ts';
import type { Clock } from '../../shared/clock.ts';
import type { JobQueue } from '../../shared/jobs/job-queue.ts';
import type { OneTimeCodes } from '../codes/code.ts';
import type { Budget } from '../delivery/budget.ts';
import type { SendAlert } from '../delivery/provider.ts';
import type { PlaceReads } from '../places/reads.ts';
import type { VapidKeys } from './push/vapid.ts';

/** What everything about price alerts works with. */
export type AlertDeps = {
  db: Database;
  clock: Clock;
  /** Of the words in links. */
  key: string;
  /** The site's, for links. */
  origin: string;
  codes: OneTimeCodes;
  queue: JobQueue;
  budget: Budget;
  places: PlaceReads;
  send: SendAlert;
  /** Our key pair for pushes, and the hosts of push services that may be asked. */
  push: { keys: VapidKeys; services: readonly string[] };
  /** How long an answer waits for its message: not at all where gateways are far away. */
  waitMs: number;
};

/** A row of the table. */
export type Alert = typeof priceAlerts.$inferSelect;
