import { isLanguage, localizePath } from '@tractor-haat/i18n';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { Budget } from '../../../core/delivery/budget.ts';
import type { DecisionMessage, SendDecision } from '../../../core/delivery/provider.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { JobQueue } from '../../../core/jobs/job-queue.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { formatModerationReason } from '../../community/moderation/format-moderation-reason.ts';
import { moderationDecisions } from './tables.ts';

/** Contains only the id of the decision, so that the queue stores no personal data. */
export type DecisionJob = { decision: number };

/** During this time a moderator can undo a decision before its message is sent. */
const GRACE_SECONDS = 20;

const SELLER_PAGE_PATH = '/sell-old-tractor/listing';

export type DecisionDeps = {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  budget: Budget;
  sendDecision: SendDecision;
  origin: string;
  /** Milliseconds that a response waits for its message to be sent. 0 if the gateways are remote. */
  waitMs: number;
};

export function queueDecision(
  { queue, waitMs }: Pick<DecisionDeps, 'queue' | 'waitMs'>,
  tx: Database,
  decision: number,
): Promise<string> {
  return queue.add(tx, 'decisions', { decision }, waitMs === 0 ? GRACE_SECONDS : 0);
}

/** Sends nothing after an undo. Rejects if the message cannot be sent, so that the queue retries. */
export async function sendDecision(
  deps: DecisionDeps,
  { decision: id }: DecisionJob,
): Promise<void> {
  const { db, clock, budget } = deps;
  const [decision] = await db
    .select()
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.id, id),
        isNull(moderationDecisions.undone_at),
        isNull(moderationDecisions.told_at),
      ),
    );
  const message = decision && (await createMessage(deps, decision));
  if (message === undefined) return;
  if (!(await budget.consume(db, message.mobile)).ok)
    throw new Error('the message budget is used up');
  if (!(await deps.sendDecision(message))) throw new Error('no gateway accepted the message');
  await db
    .update(moderationDecisions)
    .set({ told_at: clock() })
    .where(eq(moderationDecisions.id, id));
}

const MESSAGE_KINDS = { approve: 'approved', refuse: 'refused', ask: 'ask' } as const;

async function createMessage(
  { db, origin }: DecisionDeps,
  { item, decision, reason }: typeof moderationDecisions.$inferSelect,
): Promise<DecisionMessage | undefined> {
  const [, listing] = /^listing-(\d+)$/.exec(item) ?? [];
  if (listing === undefined) return undefined;
  const [row] = await db
    .select()
    .from(usedTractors)
    .where(and(eq(usedTractors.id, Number(listing)), isNotNull(usedTractors.seller_mobile)));
  if (row === undefined || row.seller_mobile === null) return undefined;
  const language = isLanguage(row.language) ? row.language : 'en';
  const isApproved = decision === 'approve';
  const page = isApproved ? `/second-hand-tractor/${row.slug}/${row.id}` : SELLER_PAGE_PATH;
  return {
    mobile: row.seller_mobile,
    decision: MESSAGE_KINDS[decision],
    reason: isApproved ? '' : formatModerationReason(reason, language),
    link: `${origin}${localizePath(language, page)}`,
    language,
  };
}
