import type { LeadDetail, LeadEvent, OpenedLead } from '@tractor-haat/api-client/contract';
import { isLanguage, type Language } from '@tractor-haat/i18n';
import { maskFreeText } from '@tractor-haat/server-kit/log';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { enquiryEvents } from '../../enquiries/forms/tables.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { auditEvents, staff } from '../tables.ts';
import { findLead, type LeadRow, toLeadView } from './list-leads.ts';
import { leadNotes } from './tables.ts';

export async function loadLeadDetail(
  db: Database,
  user: StaffUser,
  id: number,
): Promise<LeadDetail> {
  const row = await findLead(db, user, id);
  if (row === undefined) throw createNotFoundError();
  return toLeadDetail(db, row);
}

/** Returns the full number and records the access in the audit log. */
export async function openLead(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  id: number,
): Promise<OpenedLead> {
  const row = await findLead(db, user, id);
  if (row === undefined) throw createNotFoundError();
  await recordAuditEntry(db, {
    actorId: user.id,
    action: 'lead.opened',
    object: `lead/${id}`,
    at: clock(),
  });
  const { name, mobile, language, fields } = row.enquiry;
  const text = encodeURIComponent(formatGreeting(language, name));
  return {
    ...(await toLeadDetail(db, row)),
    mobile,
    fields,
    call: `tel:+91${mobile}`,
    whatsapp: `https://wa.me/91${mobile}?text=${text}`,
  };
}

const GREETING_TEXTS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name}, you asked about a price on Tractor Haat. When may we call you?`,
  hi: (name) => `नमस्ते ${name} जी, आपने ट्रैक्टर हाट पर भाव पूछा था। आपको कब फ़ोन करें?`,
  gu: (name) => `નમસ્તે ${name}, તમે ટ્રેક્ટર હાટ પર ભાવ પૂછ્યો હતો. તમને ક્યારે ફોન કરીએ?`,
  mr: (name) => `नमस्कार ${name}, तुम्ही ट्रॅक्टर हाटवर किंमत विचारली होती. तुम्हाला कधी फोन करू?`,
};

function formatGreeting(language: string, name: string): string {
  return GREETING_TEXTS[isLanguage(language) ? language : 'en'](name);
}

async function toLeadDetail(db: Database, row: LeadRow): Promise<LeadDetail> {
  const fields = Object.entries(row.enquiry.fields)
    .filter(([name]) => name !== 'email')
    .map(([name, text]) => [name, maskFreeText(text)]);
  return {
    ...toLeadView(row),
    fields: Object.fromEntries(fields),
    history: await listHistory(db, row),
  };
}

async function listHistory(db: Database, { lead, enquiry }: LeadRow): Promise<LeadEvent[]> {
  const [events, changes, notes] = await Promise.all([
    db
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiry_id, enquiry.id))
      .orderBy(asc(enquiryEvents.id)),
    db
      .select({ event: auditEvents, who: staff.name })
      .from(auditEvents)
      .leftJoin(staff, eq(staff.id, auditEvents.staff_id))
      .where(eq(auditEvents.object, `lead/${lead.id}`))
      .orderBy(asc(auditEvents.id)),
    db
      .select({ note: leadNotes, who: staff.name })
      .from(leadNotes)
      .innerJoin(staff, eq(staff.id, leadNotes.staff_id))
      .where(eq(leadNotes.lead_id, lead.id))
      .orderBy(asc(leadNotes.id)),
  ]);
  const emptyEvent = { who: null, before: null, after: null, text: null };
  const history: LeadEvent[] = [
    ...events.map(({ at, event }) => ({ ...emptyEvent, at: at.toISOString(), what: event })),
    ...changes
      // Audit entries of notes lack their texts, so notes are listed from their own table.
      .filter(({ event }) => !isNote(event.after))
      .map(({ event, who }) => ({
        ...emptyEvent,
        who,
        at: event.at.toISOString(),
        what: event.what,
        before: event.before ?? null,
        after: event.after ?? null,
      })),
    ...notes.map(({ note, who }) => ({
      ...emptyEvent,
      who,
      at: note.at.toISOString(),
      what: 'note',
      text: note.text,
    })),
  ];
  return history.sort((a, b) => a.at.localeCompare(b.at));
}

const isNote = (after: unknown) => typeof after === 'object' && after !== null && 'note' in after;
