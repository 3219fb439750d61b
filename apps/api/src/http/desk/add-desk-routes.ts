import {
  auditAnswer,
  auditQuery,
  figuresAnswer,
  figuresQuery,
} from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { auditPage } from '../../domain/desk/audit/audit.ts';
import type { DigestJob } from '../../domain/desk/digests/digest-deps.ts';
import { watchDigests } from '../../domain/desk/digests/digest-watch.ts';
import { sendDigest } from '../../domain/desk/digests/send-digest.ts';
import { figures } from '../../domain/desk/figures/figures.ts';
import {
  type DecisionJob,
  sendDecision,
  type TellDeps,
} from '../../domain/desk/moderation/tell-seller.ts';
import type { RegistryPlace } from '../../domain/desk/releases/ask-registry.ts';
import { makeDeskSessions } from '../../domain/desk/staff/desk-sessions.ts';
import { makePost } from '../../domain/desk/webhooks/post-message.ts';
import { startSender } from '../../domain/desk/webhooks/sender.ts';
import type { Outbox } from '../../domain/people/delivery/outbox.ts';
import type { SendMail } from '../../domain/people/mail/mail.ts';
import type { Passwords } from '../../domain/people/passwords/passwords.ts';
import type { Clock } from '../../shared/clock.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { refuseWithoutOwnOrigin } from '../server/same-origin.ts';
import { addAssignmentRoutes } from './assignment-routes.ts';
import { addContentRoutes } from './content-routes.ts';
import type { DeskRoutes } from './desk-routes.ts';
import { addDigestRoutes } from './digest-routes.ts';
import { makeGuard } from './guard.ts';
import { addLeadRoutes } from './lead-routes.ts';
import { addModerationRoutes } from './moderation-routes.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addReleaseRoutes } from './release-routes.ts';
import { invitationsBy } from './send-invitation.ts';
import { addDeskSessionRoutes } from './session-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';
import { addWebhookRoutes } from './webhook-routes.ts';

type DeskRoutesSetup = {
  db: Database;
  clock: Clock;
  logger: Logger;
  key: string;
  isProduction: boolean;
  publicOrigin: string | undefined;
  /** Origin of the site if none is configured. */
  origin: string;
  outbox: Outbox | undefined;
  /** Where live releases are read; undefined if not configured. */
  registry: RegistryPlace | undefined;
  passwords: Passwords;
  /** Sending of messages. */
  messages: Pick<TellDeps, 'queue' | 'budget' | 'sendDecision' | 'waitMs'>;
  /** Sends mails; undefined if mails are off. */
  sendMail: SendMail | undefined;
  /** Called when staff may have changed a price or published a used tractor, to send price alerts. */
  pricesChanged: () => Promise<void>;
};

/** All routes below /api/desk: for staff only, never cached. */
export async function addDeskSection(app: App, setup: DeskRoutesSetup): Promise<void> {
  const { isProduction, publicOrigin, outbox, pricesChanged } = setup;
  const sessions = makeDeskSessions(setup);
  const guard = makeGuard(sessions, isProduction);
  // Development and tests have local receivers.
  const allowPrivate = outbox !== undefined;
  const tell = { ...setup, ...setup.messages };
  await setup.messages.queue.work('decisions', (job: DecisionJob) => sendDecision(tell, job));
  if (setup.sendMail !== undefined) {
    const digests = { ...setup, queue: setup.messages.queue, send: setup.sendMail };
    await setup.messages.queue.work('digests', (job: DigestJob) => sendDigest(digests, job));
    const watch = watchDigests(digests, setup.logger);
    app.addHook('onClose', () => watch.stop());
  }
  const sender = startSender({ ...setup, post: makePost({ allowPrivate }) });
  app.addHook('onClose', () => sender.stop());
  const parts = { ...setup, sessions, guard, tags: ['desk'] };
  await app.register(
    async (desk: App) => {
      desk.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      desk.addHook('onSend', async (request, reply) => {
        if (request.method !== 'GET' && reply.statusCode < 300) await pricesChanged();
      });
      refuseWithoutOwnOrigin(desk, publicOrigin);
      addDeskSessionRoutes(desk, parts);
      addPasskeyRoutes(desk, { ...parts, publicOrigin });
      addStaffRoutes(desk, {
        ...parts,
        send: invitationsBy(setup),
      });
      addLeadRoutes(desk, parts);
      addAssignmentRoutes(desk, parts);
      addDigestRoutes(desk, parts);
      addWebhookRoutes(desk, { ...parts, allowPrivate });
      addModerationRoutes(desk, { ...parts, tell });
      addContentRoutes(desk, parts);
      addFigureRoutes(desk, parts);
      addReleaseRoutes(desk, parts);
      addAuditRoutes(desk, parts);
    },
    { prefix: '/api/desk' },
  );
}

/** The audit log, for admins. */
function addAuditRoutes(app: App, { db, guard, tags }: DeskRoutes): void {
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

function addFigureRoutes(app: App, { db, clock, guard, tags }: DeskRoutes): void {
  app.get(
    '/figures',
    {
      onRequest: guard.needs('figures'),
      schema: {
        summary: 'Counts the leads, codes, calls and failures of the last days',
        tags,
        querystring: figuresQuery,
        response: answers(figuresAnswer),
      },
    },
    async ({ query }) => ({
      success: true as const,
      data: await figures(db, query.days, clock()),
      message: '',
    }),
  );
}
