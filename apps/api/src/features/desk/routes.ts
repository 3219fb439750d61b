import { endpoints } from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import type { Database } from '../../core/database/database.ts';
import type { SendMail } from '../../core/delivery/create-smtp-sender.ts';
import type { Outbox } from '../../core/delivery/outbox.ts';
import type { Clock } from '../../core/jobs/clock.ts';
import { addOriginRequiredHook } from '../../core/server/add-same-origin-hook.ts';
import type { App } from '../../core/server/app.ts';
import type { Passwords } from '../people/passwords/passwords.ts';
import { addContentRoutes } from './content/routes.ts';
import { fetchReleases, type RegistryConfig, steerRelease } from './fetch-releases.ts';
import { createGuard, type DeskRouteDeps } from './guard.ts';
import { type DigestJob, scheduleDigests } from './leads/queue-digests.ts';
import { addAssignmentRoutes, addDigestRoutes, addLeadRoutes } from './leads/routes.ts';
import { sendDigest } from './leads/send-digest.ts';
import { loadStatistics } from './load-statistics.ts';
import { addModerationRoutes } from './moderation/routes.ts';
import { type DecisionDeps, type DecisionJob, sendDecision } from './moderation/send-decision.ts';
import { addPasskeyRoutes } from './passkeys/routes.ts';
import { listAuditEntries } from './record-audit-entry.ts';
import { createInvitationSender } from './staff/create-invitation.ts';
import { createDeskSessions } from './staff/desk-sessions.ts';
import { addDeskSessionRoutes, addStaffRoutes } from './staff/routes.ts';
import { createPostMessage } from './webhooks/post-message.ts';
import { addWebhookRoutes } from './webhooks/routes.ts';
import { startDeliverySender } from './webhooks/send-deliveries.ts';

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
  const deps = { ...setup, sessions, guard };
  await app.register(async (desk: App) => {
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
  });
}

function addAuditRoutes(app: App, { db, guard }: DeskRouteDeps): void {
  app.endpoint(
    endpoints.listAuditEntries,
    { onRequest: guard.requireRights('audit') },
    async ({ query }) => ({
      success: true as const,
      message: '',
      ...(await listAuditEntries(db, query)),
    }),
  );
}

function addStatisticsRoutes(app: App, { db, clock, guard }: DeskRouteDeps): void {
  app.endpoint(
    endpoints.getMetrics,
    { onRequest: guard.requireRights('figures') },
    async ({ query }) => ({
      success: true as const,
      data: await loadStatistics(db, query.days, clock()),
      message: '',
    }),
  );
}

type ReleaseRouteDeps = DeskRouteDeps & { registry: RegistryConfig | undefined };

function addReleaseRoutes(app: App, { guard, registry }: ReleaseRouteDeps): void {
  const onRequest = guard.requireRights('releases');
  app.endpoint(endpoints.listReleases, { onRequest }, async () => ({
    success: true as const,
    data: await fetchReleases(registry),
    message: '',
  }));
  app.endpoint(endpoints.steerRelease, { onRequest }, async ({ params, body }) => {
    await steerRelease(registry, { ...params, ...body });
    return { success: true as const, data: {}, message: 'Done.' };
  });
}
