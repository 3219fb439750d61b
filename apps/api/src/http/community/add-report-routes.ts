import { reportBody, reportResponse } from '@tractor-haat/api-client/contract';
import { localizePath, parseLocalizedPath } from '@tractor-haat/i18n';
import type { Database } from '../../database/database.ts';
import { saveReport } from '../../domain/community/reports/save-report.ts';
import type { Clock } from '../../shared/clock.ts';
import { createTranslatedError } from '../../shared/create-translated-error.ts';
import { consumeAddressQuota } from '../../shared/limits/consume-address-quota.ts';
import type { LimitRule } from '../../shared/limits/limit-rule.ts';
import { SUCCESS_MESSAGES } from '../../shared/messages/success-messages.ts';
import { isPlainForm } from '../server/add-form-parser.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

/** The limit is high, because carriers put many phones behind one IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 20, seconds: 600 }];

export function addReportRoutes(app: App, db: Database, clock: Clock): void {
  app.post(
    '/api/report_save',
    {
      schema: {
        summary: 'Reports a problem with a page',
        tags: ['reports'],
        body: reportBody,
        response: toResponseSchemas(reportResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = clock();
      const quota = await consumeAddressQuota(db, 'reports', request.ip, ADDRESS_LIMITS, now);
      if (!quota.ok)
        throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
      await saveReport(db, clock, request.body);
      if (isPlainForm(request)) return reply.redirect(formatThanksPath(request.body.path), 303);
      return { success: true as const, data: null, message: SUCCESS_MESSAGES.report.en };
    },
  );
}

function formatThanksPath(reportedPath: string): string {
  const { language, path } = parseLocalizedPath(reportedPath);
  return localizePath(language, `/report?page=${encodeURIComponent(path)}&sent=1`);
}
