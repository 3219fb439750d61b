import {
  auditQuery,
  auditResponse,
  metricsQuery,
  metricsResponse,
} from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { listAuditEntries } from '../../domain/desk/audit/record-audit-entry.ts';
import type { DigestJob } from '../../domain/desk/digests/digest-deps.ts';
import { scheduleDigests } from '../../domain/desk/digests/schedule-digests.ts';
import { sendDigest } from '../../domain/desk/digests/send-digest.ts';
import {
  type DecisionDeps,
  type DecisionJob,
  sendDecision,
} from '../../domain/desk/moderation/send-decision.ts';
import type { RegistryConfig } from '../../domain/desk/releases/fetch-registry.ts';
import { createDeskSessions } from '../../domain/desk/staff/desk-sessions.ts';
import { loadStatistics } from '../../domain/desk/statistics/load-statistics.ts';
import { createPostMessage } from '../../domain/desk/webhooks/post-message.ts';
import { startDeliverySender } from '../../domain/desk/webhooks/start-delivery-sender.ts';
import type { Outbox } from '../../domain/people/delivery/outbox.ts';
import type { SendMail } from '../../domain/people/mail/mail.ts';
import type { Passwords } from '../../domain/people/passwords/passwords.ts';
import type { Clock } from '../../shared/clock.ts';
import { addOriginRequiredHook } from '../server/add-same-origin-hook.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import { addAssignmentRoutes } from './add-assignment-routes.ts';
import { addContentRoutes } from './add-content-routes.ts';
import { addDeskSessionRoutes } from './add-desk-session-routes.ts';
import { addDigestRoutes } from './add-digest-routes.ts';
import { addLeadRoutes } from './add-lead-routes.ts';
import { addModerationRoutes } from './add-moderation-routes.ts';
import { addPasskeyRoutes } from './add-passkey-routes.ts';
import { addReleaseRoutes } from './add-release-routes.ts';
import { addStaffRoutes } from './add-staff-routes.ts';
import { addWebhookRoutes } from './add-webhook-routes.ts';
import type { DeskRouteDeps } from './desk-route-deps.ts';
import { createGuard } from './guard.ts';
import { createInvitationSender } from './send-invitation.ts';

type DeskRoutesSetup = {
  db: Database;
  clock: Clock;
  logger: Logger;
  key: string;
  isProduction: boolean;
  publicOrigin: string | undefined;
  /** For links in e-mails. Unlike `publicOrigin` it has a default. */
  origin: string;
  outbox: Outbox | undefined;
  registry: RegistryConfig | undefined;
  passwords: Passwords;
  messages: Pick<DecisionDeps, 'queue' | 'budget' | 'sendDecision' | 'waitMs'>;
  sendMail: SendMail | undefined;
  /** Called after each write, which may have changed a price. */
  sendPriceAlerts: () => Promise<void>;
};

export async function addDeskRoutes(app: App, setup: DeskRoutesSetup): Promise<void> {
  const { isProduction, publicOrigin, outbox, sendPriceAlerts } = setup;
  const sessions = createDeskSessions(setup);
  const guard = createGuard(sessions, isProduction);
  // With an outbox, in development and tests, webhooks may call local servers.
  const allowPrivate = outbox !== undefined;
  const decisionDeps = { ...setup, ...setup.messages };
  await setup.messages.queue.work('decisions', (job: DecisionJob) =>
    sendDecision(decisionDeps, job),
  );
  if (setup.sendMail !== undefined) {
    const digestDeps = { ...setup, queue: setup.messages.queue, send: setup.sendMail };
    await setup.messages.queue.work('digests', (job: DigestJob) => sendDigest(digestDeps, job));
    const schedule = scheduleDigests(digestDeps, setup.logger);
    app.addHook('onClose', () => schedule.stop());
  }
  const webhookSender = startDeliverySender({
    ...setup,
    post: createPostMessage({ allowPrivate }),
  });
  app.addHook('onClose', () => webhookSender.stop());
  const deps = { ...setup, sessions, guard, tags: ['desk'] };
  await app.register(
    async (desk: App) => {
      desk.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      desk.addHook('onSend', async (request, reply) => {
        if (request.method !== 'GET' && reply.statusCode < 300) await sendPriceAlerts();
      });
      addOriginRequiredHook(desk, publicOrigin);
      addDeskSessionRoutes(desk, deps);
      addPasskeyRoutes(desk, { ...deps, publicOrigin });
      addStaffRoutes(desk, {
        ...deps,
        sendInvitation: createInvitationSender(setup),
      });
      addLeadRoutes(desk, deps);
      addAssignmentRoutes(desk, deps);
      addDigestRoutes(desk, deps);
      addWebhookRoutes(desk, { ...deps, allowPrivate });
      addModerationRoutes(desk, { ...deps, decisionDeps });
      addContentRoutes(desk, deps);
      addStatisticsRoutes(desk, deps);
      addReleaseRoutes(desk, deps);
      addAuditRoutes(desk, deps);
    },
    { prefix: '/api/desk' },
  );
}

function addAuditRoutes(app: App, { db, guard, tags }: DeskRouteDeps): void {
  app.get(
    '/audit',
    {
      onRequest: guard.requireRights('audit'),
      schema: {
        summary: 'Lists the audit entries, newest first',
        tags,
        querystring: auditQuery,
        response: toResponseSchemas(auditResponse),
      },
    },
    async ({ query }) => {
      return { success: true as const, message: '', ...(await listAuditEntries(db, query)) };
    },
  );
}

function addStatisticsRoutes(app: App, { db, clock, guard, tags }: DeskRouteDeps): void {
  app.get(
    '/figures',
    {
      onRequest: guard.requireRights('figures'),
      schema: {
        summary: 'Counts the leads, codes, calls and failures of the last days',
        tags,
        querystring: metricsQuery,
        response: toResponseSchemas(metricsResponse),
      },
    },
    async ({ query }) => ({
      success: true as const,
      data: await loadStatistics(db, query.days, clock()),
      message: '',
    }),
  );
}
