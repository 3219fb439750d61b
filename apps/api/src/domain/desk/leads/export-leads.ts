import type { Database } from '../../../database/database.ts';
import { writeSpreadsheetCsv } from '../../../shared/csv/write-csv.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import type { DeskDeps, StaffUser } from '../desk-deps.ts';
import { type LeadFilters, type LeadRow, listLeads } from './list-leads.ts';

const ROWS_PER_QUERY = 1000;

const CSV_COLUMNS = [
  'id',
  'verified_at',
  'name',
  'mobile',
  'status',
  'reason',
  'form',
  'type',
  'brand',
  'model',
  'state',
  'district',
  'tehsil',
  'message',
  'language',
  'page_source',
  'assignee',
  'follow_up',
] as const;

/** Records the export in the audit log before it returns the first row. */
export async function exportLeads(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  filters: LeadFilters,
): Promise<AsyncGenerator<string>> {
  const activeFilters = Object.entries(filters).filter(([, value]) => value);
  // The audit entry records that a number was searched, but not the number.
  const after = Object.fromEntries(
    activeFilters.map(([name, value]) => [name, name === 'mobile' ? true : value]),
  );
  await recordAuditEntry(db, {
    actorId: user.id,
    action: 'leads.exported',
    object: 'leads',
    after,
    at: clock(),
  });
  return streamCsv(db, user, filters);
}

async function* streamCsv(db: Database, user: StaffUser, filters: LeadFilters) {
  yield writeSpreadsheetCsv([CSV_COLUMNS]);
  let after: number | undefined;
  for (;;) {
    const rows = await listLeads(db, user, filters, { after, limit: ROWS_PER_QUERY });
    // Only the start of a file may have a byte order mark, but `writeSpreadsheetCsv` adds one to each chunk.
    if (rows.length > 0) yield writeSpreadsheetCsv(rows.map(toCells)).replace(/^\ufeff/, '');
    if (rows.length < ROWS_PER_QUERY) return;
    after = rows.at(-1)?.lead.id;
  }
}

function toCells({ lead, enquiry, assignee_name }: LeadRow): string[] {
  const row: Record<(typeof CSV_COLUMNS)[number], string | null | undefined> = {
    id: String(lead.id),
    verified_at: lead.verified_at.toISOString(),
    name: enquiry.name,
    mobile: enquiry.mobile,
    status: lead.status,
    reason: lead.reason,
    form: lead.form,
    type: enquiry.fields.type,
    brand: lead.brand,
    model: enquiry.fields.model,
    state: lead.state,
    district: lead.district,
    tehsil: enquiry.fields.tehsil,
    message: enquiry.fields.message,
    language: enquiry.language,
    page_source: enquiry.page_source,
    assignee: assignee_name,
    follow_up: lead.follow_up,
  };
  return CSV_COLUMNS.map((name) => row[name] ?? '');
}
