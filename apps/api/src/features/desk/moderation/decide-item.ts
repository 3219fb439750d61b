import type {
  DecisionBody,
  ModerationItem,
  ModerationKind,
} from '@tractor-haat/api-client/contract';
import { maskFreeText } from '@tractor-haat/server-kit/log';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { parseRowNumber } from '../../../core/lists/to-page-numbers.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import type { ModeratedKind } from '../../community/moderation/moderated-kind.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { createEmptyHints, loadListingHints } from './load-listing-hints.ts';
import { MODERATED_KINDS } from './moderated-kinds.ts';
import { type DecisionDeps, queueDecision } from './send-decision.ts';
import { moderationDecisions } from './tables.ts';

type ModerationFilter = { kind: ModerationKind; after?: string | undefined; limit: number };

export async function listPendingItems(db: Database, { kind, after, limit }: ModerationFilter) {
  const range = { after: parseRowNumber(after ?? '0'), limit: limit + 1 };
  const items = await getKind(kind).listPage(db, 'pending', range);
  const toNumber = (id: string) => Number(id.split('-').at(-1));
  const visibleItems = items.slice(0, limit);
  const hints = await loadListingHints(
    db,
    kind === 'listing' ? visibleItems.map(({ id }) => toNumber(id)) : [],
  );
  const data: ModerationItem[] = visibleItems.map(({ id, at, by, about, text, link }) => ({
    id: `${kind}-${toNumber(id)}`,
    kind,
    at,
    by,
    about,
    text,
    link,
    ...(hints.get(toNumber(id)) ?? createEmptyHints()),
  }));
  const lastItem = visibleItems.at(-1);
  const hasMore = items.length > limit && lastItem !== undefined;
  return { data, next: hasMore ? String(toNumber(lastItem.id)) : null };
}

export async function decideItem(
  { db, clock, decisionDeps }: Pick<DeskDeps, 'db' | 'clock'> & { decisionDeps: DecisionDeps },
  user: StaffUser,
  itemId: string,
  { decision, reason }: DecisionBody,
) {
  const { kind, id } = parseItemId(itemId);
  if (decision !== 'approve' && reason === '') {
    throw new HttpError('BAD_REQUEST', 'Say why.', {
      reason: 'reason_missing',
      faults: { reason: 'field_missing' },
    });
  }
  const status = toStatus(decision);
  const job = await db.transaction(async (tx) => {
    if (!(await kind.decide(tx, id, status, 'pending')))
      throw await createNotPendingError(tx, kind, id);
    const at = clock();
    const [decided] = await tx
      .insert(moderationDecisions)
      .values({ item: itemId, decision, reason, staff_id: user.id, at })
      .returning({ id: moderationDecisions.id });
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'moderation.decided',
      object: itemId,
      before: { status: 'pending' },
      after: { status, decision, reason: maskFreeText(reason) },
      at,
    });
    if (kind.kind !== 'used' || decided === undefined) return undefined;
    return queueDecision(decisionDeps, tx, decided.id);
  });
  if (job !== undefined) await decisionDeps.queue.runNow(job, decisionDeps.waitMs);
  return { id: itemId, status };
}

/** A message to the seller that is not yet sent is dropped. */
export async function undoDecision(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  itemId: string,
) {
  const { kind, id } = parseItemId(itemId);
  return db.transaction(async (tx) => {
    const [lastDecision] = await tx
      .select()
      .from(moderationDecisions)
      .where(and(eq(moderationDecisions.item, itemId), isNull(moderationDecisions.undone_at)))
      .orderBy(desc(moderationDecisions.id))
      .limit(1)
      .for('update');
    if (lastDecision === undefined) throw createNotFoundError();
    const status = toStatus(lastDecision.decision);
    if (!(await kind.decide(tx, id, 'pending', status)))
      throw await createNotPendingError(tx, kind, id);
    const at = clock();
    await tx
      .update(moderationDecisions)
      .set({ undone_at: at })
      .where(eq(moderationDecisions.id, lastDecision.id));
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'moderation.decided',
      object: itemId,
      before: { status },
      after: { status: 'pending', decision: 'undo' },
      at,
    });
    return { id: itemId, status: 'pending' };
  });
}

/** A request for changes rejects the item, which hides it until its author submits it again. */
function toStatus(decision: DecisionBody['decision']): 'approved' | 'rejected' {
  return decision === 'approve' ? 'approved' : 'rejected';
}

async function createNotPendingError(tx: Database, kind: ModeratedKind, id: number) {
  if (!(await kind.has(tx, id))) return createNotFoundError();
  return new HttpError('CONFLICT', 'Somebody has decided this already.', { reason: 'decided' });
}

/** `MODERATED_KINDS` and the command line use the name `used` for listings. */
function getKind(kind: ModerationKind): ModeratedKind {
  const kindName = kind === 'listing' ? 'used' : kind;
  const match = MODERATED_KINDS.find((moderatedKind) => moderatedKind.kind === kindName);
  if (match === undefined) throw new Error(`unknown moderation kind ${kind}`);
  return match;
}

const ITEM_ID_PATTERN = /^(listing|review|comment|question|answer|report)-([1-9]\d{0,8})$/;

function parseItemId(name: string): { kind: ModeratedKind; id: number } {
  const [, kind, id] = ITEM_ID_PATTERN.exec(name) ?? [];
  if (kind === undefined) throw createNotFoundError();
  return { kind: getKind(kind as ModerationKind), id: Number(id) };
}
