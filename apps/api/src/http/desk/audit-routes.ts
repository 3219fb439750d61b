import { auditAnswer, auditQuery } from '@tractor-haat/api-client/contract';
import { auditPage } from '../../domain/desk/audit/audit.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import type { DeskRoutes } from './desk-routes.ts';

/** The audit log, for admins. */
export function addAuditRoutes(app: App, { db, guard, tags }: DeskRoutes): void {
  app.get(
    '/audit',
    {
      onRequest: guard.needs('audit'),
      schema: {
        summary: 'Lists the audit entries, newest first',
        tags,
        querystring: auditQuery,
        response: answers(auditAnswer),
      },
    },
    async ({ query }) => {
      return { success: true as const, message: '', ...(await auditPage(db, query)) };
    },
  );
}
