import { moderatedComments } from '../comments/moderation.ts';
import { moderatedAnswers, moderatedQuestions } from '../questions/moderation.ts';
import { moderatedReports } from '../reports/moderation.ts';
import { moderatedReviews } from '../reviews/moderation.ts';
import { moderatedListings } from '../selling/moderation.ts';
import type { ModeratedKind } from './moderated-table.ts';

/** All kinds of visitors' content. A new kind needs one line here and `...moderated` in its table. */
export const MODERATED_KINDS: readonly ModeratedKind[] = [
  moderatedAnswers,
  moderatedComments,
  moderatedQuestions,
  moderatedReports,
  moderatedReviews,
  moderatedListings,
];
