import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { formDrafts } from '../../database/schema/form-drafts.ts';
import { limitHits } from '../../database/schema/limit-hits.ts';
import { oneTimeCodes } from '../../database/schema/one-time-codes.ts';
import { usedPhotos } from '../../database/schema/used-photos.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { later, systemClock } from '../clock.ts';

/** Codes are kept for a day after their end, to answer questions about them. */
const CODES_KEPT_SECONDS = 24 * 3600;

/** Listings whose number nobody proved, and photos that belong to none. */
const UNFINISHED_KEPT_SECONDS = 2 * 24 * 3600;

const EVERY_MS = 3_600_000;

/** Takes out what says nothing any more. Safe to run at any time, by several processes at once. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.delete(limitHits).where(lt(limitHits.until, now));
  await db.delete(formDrafts).where(lt(formDrafts.until, now));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expires_at, later(now, -CODES_KEPT_SECONDS)));
  const before = later(now, -UNFINISHED_KEPT_SECONDS);
  await db
    .delete(usedTractors)
    .where(and(eq(usedTractors.status, 'unverified'), lt(usedTractors.created_at, before)));
  await db
    .delete(usedPhotos)
    .where(and(isNull(usedPhotos.listing_id), lt(usedPhotos.created_at, before)));
}

/** Does that every hour, until the signal. */
export function forgetHourly(db: Database, logger: Logger, signal: AbortSignal): void {
  const timer = setInterval(() => {
    forgetOld(db, systemClock()).catch((err) => logger.warn({ err }, 'old rows stay'));
  }, EVERY_MS);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
