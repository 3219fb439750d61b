import type { DeskLead, LeadsQuery } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { staff } from '../../../database/schema/staff.ts';
import { hasCallConsent } from '../../people/consents/has-call-consent.ts';
import type { StaffUser } from '../desk-deps.ts';
import { parseRowNumber } from '../parse-row-number.ts';
import { isInDistricts, isInLeadScope } from './is-in-lead-scope.ts';

export type LeadFilters = Omit<LeadsQuery, 'after' | 'limit'>;

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
