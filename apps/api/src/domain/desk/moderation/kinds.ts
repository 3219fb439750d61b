import { moderatedComments } from '../../community/comments/moderation.ts';
import type { ModeratedKind } from '../../community/moderation/moderated-table.ts';
import { moderatedAnswers, moderatedQuestions } from '../../community/questions/moderation.ts';
import { moderatedReports } from '../../community/reports/moderation.ts';
import { moderatedReviews } from '../../community/reviews/moderation.ts';
import { moderatedListings } from '../../selling/listings/moderation.ts';

/** All kinds of visitors' content. A new kind needs one line here and `...moderated` in its table. */
export const MODERATED_KINDS: readonly ModeratedKind[] = [
  moderatedAnswers,
  moderatedComments,
  moderatedQuestions,
  moderatedReports,
  moderatedReviews,
  moderatedListings,
];
