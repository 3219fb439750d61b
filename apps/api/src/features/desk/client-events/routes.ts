import { endpoints } from '@tractor-haat/api-client/contract';
import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { consumeQuota, type LimitRule } from '../../../core/limits/consume-quota.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import {
  listRecentClientEvents,
  parseReportedPage,
  recordClientEvent,
  recordPageFailure,
} from './record-client-event.ts';

/** The limit is high, because many phones share an IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 60, seconds: 60 }];

/** Limits the load on the database, which also serves visitors. */
const GLOBAL_LIMITS: readonly LimitRule[] = [{ max: 3000, seconds: 60 }];

export function addClientEventRoutes(app: App, db: Database, clock: Clock): void {
  const counter = getMeter().createCounter('browser.failures', {
    description: 'Failures of a version that browsers reported',
  });
  app.endpoint(endpoints.sendClientEvent, async (request) => {
    const now = clock();
    const reporter = { address: request.ip, now };
    for (const consume of [
      () => consumeAddressQuota(db, 'client-events', request.ip, ADDRESS_LIMITS, now),
      () => consumeQuota(db, 'client-events:all', GLOBAL_LIMITS, now),
    ]) {
      const quota = await consume();
      if (!quota.ok)
        throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
    }
    const isRecorded = await recordClientEvent(db, request.body, reporter);
    const host = request.headers['x-forwarded-host'] ?? request.headers.host;
    const page = parseReportedPage(request.headers.referer, String(host));
    if (page !== undefined) await recordPageFailure(db, page, reporter);
    const { remote, version, code } = request.body;
    // Anyone can send reports, so labels of unrecorded ones could create an unlimited number of metric series.
    if (isRecorded) counter.add(1, { remote, version, code });
    return { success: true as const };
  });

  // Visitors cannot reach this route: the site server forwards only requests under `/api`.
  app.endpoint(endpoints.listClientEvents, async () => {
    return listRecentClientEvents(db, clock());
  });
}
