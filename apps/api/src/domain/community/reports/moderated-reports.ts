import { reports } from '../../../database/schema/reports.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';

/** Visitors' reports of errors. Approved means resolved, rejected means unfounded. */
export const moderatedReports = createModeratedKind('report', reports, async (row) => ({
  by: '',
  about: row.path,
  text: row.text,
  link: row.path,
}));
