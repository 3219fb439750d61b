import { addressIn, isLanguage } from '@tractor-haat/i18n';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { moderationDecisions } from '../../../database/schema/moderation-decisions.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { Budget } from '../../delivery/budget.ts';
import type { DecisionMessage, SendDecision } from '../../delivery/provider.ts';
import { reasonSentence } from '../../moderation/reason-sentence.ts';

/** What is filed for each message: its decision, and nothing of the person. */
export type DecisionJob = { decision: number };

/** A key pressed by mistake is undone before anybody hears of it; nobody waits where messages go to the outbox. */
const GRACE_SECONDS = 20;

/** The seller's own page. */
const OWN_PAGE = '/sell-old-tractor/listing';

/** What telling sellers works with. */
export type TellDeps = {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  budget: Budget;
  sendDecision: SendDecision;
  /** The site's, for links. */
  origin: string;
  /** How long an answer waits for its message: not at all where gateways are far away. */
  waitMs: number;
};

/** Files a message to the seller in the caller's transaction; gives its job. */
export function fileDecision(
  { queue, waitMs }: Pick<TellDeps, 'queue' | 'waitMs'>,
  tx: Database,
  decision: number,
): Promise<string> {
  return queue.add(tx, 'decisions', { decision }, waitMs === 0 ? GRACE_SECONDS : 0);
}

/**
 * Tells the seller, unless the decision was undone, or its listing is gone. Rejects when no gateway took the message, so
 * that it is tried again.
 */
export async function sendDecision(deps: TellDeps, { decision: id }: DecisionJob): Promise<void> {
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
  const message = decision && (await messageOf(deps, decision));
  if (message === undefined) return;
  if (!(await budget.take(db, message.mobile)).ok) throw new Error('no more messages today');
  if (!(await deps.sendDecision(message))) throw new Error('no gateway took it');
  await db
    .update(moderationDecisions)
    .set({ told_at: clock() })
    .where(eq(moderationDecisions.id, id));
}

const WHY = { approve: 'approved', refuse: 'refused', ask: 'ask' } as const;

async function messageOf(
  { db, origin }: TellDeps,
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
  const isShown = decision === 'approve';
  const page = isShown ? `/second-hand-tractor/${row.slug}/${row.id}` : OWN_PAGE;
  return {
    mobile: row.seller_mobile,
    why: WHY[decision],
    reason: isShown ? '' : reasonSentence(reason, language),
    link: `${origin}${addressIn(language, page)}`,
    language,
  };
}
