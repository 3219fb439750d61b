import type { ModerationState } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { StartupError } from '../../../core/startup-error.ts';
import { moderatedComments } from '../../community/comments/save-comment.ts';
import type { ModeratedKind, ModerationItem } from '../../community/moderation/moderated-kind.ts';
import { moderatedAnswers, moderatedQuestions } from '../../community/questions/save-question.ts';
import { moderatedReports } from '../../community/reports/save-report.ts';
import { moderatedReviews } from '../../community/reviews/save-review.ts';
import { moderatedListings } from '../../selling/listings/find-listing.ts';

/** A new kind needs an entry here and `...moderationColumns` in its table. */
export const MODERATED_KINDS: readonly ModeratedKind[] = [
  moderatedAnswers,
  moderatedComments,
  moderatedQuestions,
  moderatedReports,
  moderatedReviews,
  moderatedListings,
];

export async function listModerationItems(
  db: Database,
  status: ModerationState = 'pending',
): Promise<ModerationItem[]> {
  const lists = await Promise.all(MODERATED_KINDS.map((kind) => kind.list(db, status)));
  return lists.flat().sort((a, b) => a.at.localeCompare(b.at));
}

const ITEM_ID_PATTERN = /^([a-z-]+)-(\d{1,9})$/;

export async function moderateItem(
  db: Database,
  itemId: string,
  status: Exclude<ModerationState, 'pending'>,
): Promise<{ id: string; status: ModerationState }> {
  const [, kind, id] = ITEM_ID_PATTERN.exec(itemId) ?? [];
  const match = MODERATED_KINDS.find((moderatedKind) => moderatedKind.kind === kind);
  if (match === undefined || id === undefined) {
    const kinds = MODERATED_KINDS.map(({ kind: name }) => `${name}-<number>`).join(', ');
    throw new StartupError(`"${itemId}" is not an item id; ids have the form ${kinds}.`);
  }
  if (!(await match.decide(db, Number(id), status))) {
    throw new StartupError(`There is no ${itemId}.`);
  }
  return { id: itemId, status };
}
