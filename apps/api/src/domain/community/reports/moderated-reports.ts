import { reports } from '../../../database/schema/reports.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';

/** A visitor's report of an error: approved means resolved, and rejected means unfounded. */
export const moderatedReports = createModeratedKind('report', reports, async (row) => ({
  by: '',
  about: row.path,
  text: row.text,
  link: row.path,
}));
