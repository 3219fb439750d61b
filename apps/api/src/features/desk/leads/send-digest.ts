import { type Language, localizePath } from '@tractor-haat/i18n';
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
import type { Database } from '../../../core/database/database.ts';
import { toIndiaTime } from '../../../core/jobs/clock.ts';
import { hasCallConsent } from '../../enquiries/forms/list-leads-since.ts';
import { enquiries } from '../../enquiries/forms/tables.ts';
import { staff } from '../tables.ts';
import { isInLeadScope } from './list-leads.ts';
import type { DigestDeps, DigestJob } from './queue-digests.ts';
import { deskLeads, leadDigests } from './tables.ts';

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

type DigestTranslations = {
  subject(leadCount: number): string;
  greeting(name: string): string;
  introduction: string;
  followUps(count: number): string;
  allLeads: string;
  footer: string;
};

const DIGEST_TRANSLATIONS: Readonly<Record<Language, DigestTranslations>> = {
  en: {
    subject: (leadCount) =>
      `Tractor Haat: ${leadCount === 1 ? '1 new lead' : `${leadCount} new leads`}`,
    greeting: (name) => `Hello ${name},`,
    introduction: 'these buyers enquired since your last mail. See names and numbers in the desk:',
    followUps: (count) => `Call again by today: ${count}`,
    allLeads: 'All leads',
    footer:
      'This mail comes once a day when there is something new. Turn it off on the first page of the desk.',
  },
  hi: {
    subject: (leadCount) => `ट्रैक्टर हाट: ${leadCount} नए खरीदार`,
    greeting: (name) => `नमस्ते ${name} जी,`,
    introduction: 'पिछली मेल के बाद इन खरीदारों ने पूछा है। नाम और नंबर डेस्क पर मिलेंगे:',
    followUps: (count) => `आज तक जिन्हें फिर फ़ोन करना है: ${count}`,
    allLeads: 'सभी खरीदार',
    footer: 'नया कुछ हो तो यह मेल दिन में एक बार आती है। डेस्क के पहले पेज पर इसे बंद कर सकते हैं।',
  },
  gu: {
    subject: (leadCount) => `ટ્રેક્ટર હાટ: ${leadCount} નવા ખરીદનાર`,
    greeting: (name) => `નમસ્તે ${name},`,
    introduction: 'છેલ્લી મેઇલ પછી આ ખરીદનારે પૂછ્યું છે. નામ અને નંબર ડેસ્ક પર મળશે:',
    followUps: (count) => `આજ સુધીમાં જેમને ફરી ફોન કરવાનો છે: ${count}`,
    allLeads: 'બધા ખરીદનાર',
    footer: 'કંઈ નવું હોય ત્યારે આ મેઇલ દિવસમાં એક વાર આવે છે. ડેસ્કના પહેલા પાના પર તે બંધ કરી શકાય છે.',
  },
  mr: {
    subject: (leadCount) => `ट्रॅक्टर हाट: ${leadCount} नवे खरेदीदार`,
    greeting: (name) => `नमस्कार ${name},`,
    introduction: 'मागच्या मेलनंतर या खरेदीदारांनी विचारले आहे. नावे आणि नंबर डेस्कवर मिळतील:',
    followUps: (count) => `आजपर्यंत ज्यांना पुन्हा फोन करायचा: ${count}`,
    allLeads: 'सगळे खरेदीदार',
    footer: 'नवे काही असेल तर ही मेल दिवसातून एकदा येते. डेस्कच्या पहिल्या पानावर ती बंद करता येते.',
  },
};
