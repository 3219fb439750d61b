import { reports } from '../../database/schema/reports.ts';
import { moderatedTable } from '../moderation/moderated-table.ts';

/** What visitors say is wrong: approved when somebody has seen to it, else there was nothing. */
export const moderatedReports = moderatedTable('report', reports, async (row) => ({
  by: '',
  about: row.path,
  text: row.text,
  link: row.path,
}));
