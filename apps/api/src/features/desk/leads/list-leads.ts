import type { DeskLead, LeadsQuery } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { writeSpreadsheetCsv } from '../../../core/files/read-csv.ts';
import { parseRowNumber } from '../../../core/lists/to-page-numbers.ts';
import { hasCallConsent } from '../../enquiries/forms/list-leads-since.ts';
import { enquiries } from '../../enquiries/forms/tables.ts';
import type { DeskDeps, StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff } from '../tables.ts';
import { deskLeads } from './tables.ts';

type LeadFilters = Omit<LeadsQuery, 'after' | 'limit'>;

export type LeadRow = {
  lead: typeof deskLeads.$inferSelect;
  enquiry: typeof enquiries.$inferSelect;
  assignee_name: string | null;
};

/** Newest first, without leads whose buyers withdrew their consent. `after` is the last id of the previous page. */
export function listLeads(
  db: Database,
  user: StaffUser,
  filters: LeadFilters,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<LeadRow[]> {
  return selectLeads(db)
    .where(
      and(
        isInLeadScope(user),
        hasCallConsent(deskLeads.verified_at),
        after === undefined ? undefined : lt(deskLeads.id, after),
        ...toConditions(filters),
      ),
    )
    .orderBy(desc(deskLeads.id))
    .limit(limit);
}

export async function findLead(db: Database, user: StaffUser, id: number) {
  const [row] = await selectLeads(db).where(
    and(isInLeadScope(user), hasCallConsent(deskLeads.verified_at), eq(deskLeads.id, id)),
  );
  return row;
}

function selectLeads(db: Database) {
  return db
    .select({ lead: deskLeads, enquiry: enquiries, assignee_name: staff.name })
    .from(deskLeads)
    .innerJoin(enquiries, eq(enquiries.id, deskLeads.enquiry_id))
    .leftJoin(staff, eq(staff.id, deskLeads.assignee_id));
}

function toConditions(filters: LeadFilters): (SQL | undefined)[] {
  const { mobile, status, brand, model, state, district, form, assignee, since, until } = filters;
  return [
    // Staff type numbers with spaces or with the country code.
    mobile ? eq(enquiries.mobile, mobile.replace(/\D/g, '').slice(-MOBILE_DIGITS)) : undefined,
    status ? eq(deskLeads.status, status) : undefined,
    brand ? eq(deskLeads.brand, brand) : undefined,
    model ? sql`lower(${enquiries.fields}->>'model') = lower(${model})` : undefined,
    state ? eq(deskLeads.state, state) : undefined,
    district ? isInDistricts([district]) : undefined,
    form ? eq(deskLeads.form, form) : undefined,
    isAssignedTo(assignee),
    since ? gte(deskLeads.verified_at, toIndiaMidnight(since)) : undefined,
    until ? lt(deskLeads.verified_at, toNextIndiaMidnight(until)) : undefined,
  ];
}

const MOBILE_DIGITS = 10;
const DAY_MS = 24 * 3600 * 1000;

const toIndiaMidnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
const toNextIndiaMidnight = (day: string) => new Date(toIndiaMidnight(day).getTime() + DAY_MS);

function isAssignedTo(assignee: string | undefined): SQL | undefined {
  if (!assignee) return undefined;
  if (assignee === 'none') return isNull(deskLeads.assignee_id);
  return eq(deskLeads.assignee_id, parseRowNumber(assignee));
}

/** Lists show only the last three digits of a number, because each access to a full number is audited. */
export function toLeadView({ lead, enquiry, assignee_name }: LeadRow): DeskLead {
  const { type, model, tehsil } = enquiry.fields;
  return {
    id: lead.id,
    name: enquiry.name,
    mobile: maskNumber(enquiry.mobile),
    status: lead.status,
    reason: lead.reason,
    brand: lead.brand,
    type: type || null,
    model: model || null,
    state: lead.state,
    district: lead.district,
    tehsil: tehsil || null,
    form: lead.form,
    page_source: enquiry.page_source,
    language: enquiry.language,
    assignee: lead.assignee_id,
    assignee_name,
    follow_up: lead.follow_up,
    verified_at: lead.verified_at.toISOString(),
  };
}

const VISIBLE_DIGITS = 3;

function maskNumber(mobile: string): string {
  const lastDigits = mobile.slice(-VISIBLE_DIGITS);
  return '*'.repeat(Math.max(0, mobile.length - lastDigits.length)) + lastDigits;
}

/** Dealers see only leads of their brands in their districts. Undefined for other roles, which see all leads. */
export function isInLeadScope({ role, brands, districts }: StaffUser): SQL | undefined {
  if (role !== 'dealer') return undefined;
  if (brands.length === 0 || districts.length === 0) return sql`false`;
  return and(inArray(deskLeads.brand, brands), isInDistricts(districts));
}

/** `district` matches every district with that slug, and `state/district` matches one. */
function isInDistricts(districts: readonly string[]): SQL | undefined {
  return or(
    ...districts.map((name) => {
      const [state = '', district] = name.split('/');
      if (district === undefined) return eq(deskLeads.district, name);
      return and(eq(deskLeads.state, state), eq(deskLeads.district, district));
    }),
  );
}

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
