import { localizePath } from '@tractor-haat/i18n';
import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { leadDigests } from '../../../database/schema/lead-digests.ts';
import { staff } from '../../../database/schema/staff.ts';
import { toIndiaTime } from '../../../shared/to-india-time.ts';
import { hasCallConsent } from '../../people/consents/has-call-consent.ts';
import { isInLeadScope } from '../leads/is-in-lead-scope.ts';
import type { DigestDeps, DigestJob } from './digest-deps.ts';
import { DIGEST_TRANSLATIONS } from './digest-translations.ts';

/** Short enough for a phone. The mail links to the complete list. */
const MAX_LISTED_LEADS = 30;

/** Mailboxes are shared and archived, so the mail contains no names or numbers of buyers. */
export async function sendDigest(deps: DigestDeps, { digest: id }: DigestJob): Promise<void> {
  const { db, clock, send } = deps;
  const [row] = await db
    .select({ digest: leadDigests, person: staff })
    .from(leadDigests)
    .innerJoin(staff, eq(staff.id, leadDigests.staff_id))
    .where(and(eq(leadDigests.id, id), isNull(leadDigests.sent_at)));
  if (row === undefined || !row.person.active || !row.person.digest) return;
  const mail = await createMail(deps, row);
  if (mail === undefined) return;
  // `send` rejects only if a retry may succeed, so a permanently rejected address counts as sent.
  await send(mail);
  await db.update(leadDigests).set({ sent_at: clock() }).where(eq(leadDigests.id, id));
}

type DigestRow = {
  digest: typeof leadDigests.$inferSelect;
  person: typeof staff.$inferSelect;
};

/** Returns undefined if the dealer may no longer see any lead of the digest. */
async function createMail({ db, clock, origin }: DigestDeps, { digest, person }: DigestRow) {
  const isInDigest = and(
    isInLeadScope(person),
    hasCallConsent(deskLeads.verified_at),
    gt(deskLeads.id, digest.after_lead),
    lte(deskLeads.id, digest.last_lead),
  );
  const rows = await db
    .select({
      id: deskLeads.id,
      brand: deskLeads.brand,
      district: deskLeads.district,
      model: sql<string | null>`${enquiries.fields}->>'model'`,
      tehsil: sql<string | null>`${enquiries.fields}->>'tehsil'`,
    })
    .from(deskLeads)
    .innerJoin(enquiries, eq(enquiries.id, deskLeads.enquiry_id))
    .where(isInDigest)
    .orderBy(desc(deskLeads.id))
    .limit(MAX_LISTED_LEADS);
  if (rows.length === 0) return undefined;
  const total = await countLeads(db, isInDigest);
  const dueFollowUps = await countDueFollowUps(db, person, toIndiaTime(clock()).day);
  return {
    to: person.email,
    subject: DIGEST_TRANSLATIONS[person.language].subject(total),
    text: formatText(person, rows, dueFollowUps, origin),
    headers: {},
  };
}

type ListedLead = Record<'brand' | 'model' | 'tehsil' | 'district', string | null> & { id: number };

function formatText(
  { name, language }: DigestRow['person'],
  leads: readonly ListedLead[],
  dueFollowUps: number,
  origin: string,
): string {
  const translations = DIGEST_TRANSLATIONS[language];
  const formatUrl = (path: string) => `${origin}${localizePath(language, path)}`;
  const lines = leads.map(({ id, brand, model, tehsil, district }) => {
    const summary = [brand, model, tehsil, district].filter(Boolean).join(', ');
    return `- ${summary}\n  ${formatUrl(`/desk/leads/${id}`)}`;
  });
  const paragraphs = [
    translations.greeting(name),
    translations.introduction,
    ...lines,
    ...(dueFollowUps > 0 ? [translations.followUps(dueFollowUps)] : []),
    `${translations.allLeads}: ${formatUrl('/desk/leads')}`,
    translations.footer,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

async function countLeads(db: Database, condition: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(deskLeads)
    .innerJoin(enquiries, eq(enquiries.id, deskLeads.enquiry_id))
    .where(condition);
  return counted?.total ?? 0;
}

function countDueFollowUps(
  db: Database,
  person: DigestRow['person'],
  day: string,
): Promise<number> {
  const isDue = and(
    isInLeadScope(person),
    hasCallConsent(deskLeads.verified_at),
    isNotNull(deskLeads.follow_up),
    sql`left(${deskLeads.follow_up}, 10) <= ${day}`,
    notInArray(deskLeads.status, ['won', 'lost']),
  );
  return countLeads(db, isDue);
}
