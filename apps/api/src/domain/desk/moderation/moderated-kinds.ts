import { moderatedComments } from '../../community/comments/moderated-comments.ts';
import type { ModeratedKind } from '../../community/moderation/moderated-kind.ts';
import {
  moderatedAnswers,
  moderatedQuestions,
} from '../../community/questions/moderated-questions.ts';
import { moderatedReports } from '../../community/reports/moderated-reports.ts';
import { moderatedReviews } from '../../community/reviews/moderated-reviews.ts';
import { moderatedListings } from '../../selling/listings/moderated-listings.ts';

/** A new kind needs an entry here and `...moderationColumns` in its table. */
export const MODERATED_KINDS: readonly ModeratedKind[] = [
  moderatedAnswers,
  moderatedComments,
  moderatedQuestions,
  moderatedReports,
  moderatedReviews,
  moderatedListings,
];
