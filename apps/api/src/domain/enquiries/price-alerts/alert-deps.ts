import type { Database } from '../../../database/database.ts';
import type { priceAlerts } from '../../../database/schema/price-alerts.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index-cache.ts';
import type { CodeService } from '../../people/codes/code-service.ts';
import type { Budget } from '../../people/delivery/budget.ts';
import type { SendAlert } from '../../people/delivery/provider.ts';
import type { VapidKeys } from './push/vapid-keys.ts';

export type AlertDeps = {
  db: Database;
  clock: Clock;
  key: string;
  origin: string;
  codes: CodeService;
  queue: JobQueue;
  budget: Budget;
  places: PlaceIndexCache;
  send: SendAlert;
  push: { keys: VapidKeys; services: readonly string[] };
  /** Time in which a response waits for its message. 0 with remote gateways. */
  waitMs: number;
};

export type Alert = typeof priceAlerts.$inferSelect;
