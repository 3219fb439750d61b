import { endpoints } from '@tractor-haat/api-client/contract';
import { localizePath, parseLocalizedPath } from '@tractor-haat/i18n';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import type { LimitRule } from '../../../core/limits/consume-quota.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { SUCCESS_MESSAGES } from '../../../core/messages/translate-message.ts';
import type { App } from '../../../core/server/app.ts';
import { isPlainForm } from '../../../core/visitor/respond-to-form.ts';
import { saveReport } from './save-report.ts';

/** The limit is high, because carriers put many phones behind one IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 20, seconds: 600 }];

export function addReportRoutes(app: App, db: Database, clock: Clock): void {
  app.endpoint(endpoints.saveReport, async (request, reply) => {
    const now = clock();
    const quota = await consumeAddressQuota(db, 'reports', request.ip, ADDRESS_LIMITS, now);
    if (!quota.ok) throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
    await saveReport(db, clock, request.body);
    if (isPlainForm(request)) return reply.redirect(formatThanksPath(request.body.path), 303);
    return { success: true as const, data: null, message: SUCCESS_MESSAGES.report.en };
  });
}

function formatThanksPath(reportedPath: string): string {
  const { language, path } = parseLocalizedPath(reportedPath);
  return localizePath(language, `/report?page=${encodeURIComponent(path)}&sent=1`);
}
