import { reports } from '../../../database/schema/reports.ts';
import { moderatedTable } from '../moderation/moderated-table.ts';

/** Reports of errors: approved means resolved, rejected means unfounded. */
export const moderatedReports = moderatedTable('report', reports, async (row) => ({
  by: '',
  about: row.path,
  text: row.text,
  link: row.path,
}));
