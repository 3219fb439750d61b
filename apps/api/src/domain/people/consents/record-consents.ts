import type { Language } from '@tractor-haat/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { type CONSENT_PURPOSES, consents } from '../../../database/schema/consents.ts';
import { CURRENT_CONSENT_TEXTS } from './get-consent-text.ts';

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export type ConsentBoxes = {
  consent_calls?: string | undefined;
  consent_news?: string | undefined;
};

type ConsentRecord = {
  request: string;
  mobile: string;
  source: string;
  /** Selects the text beside the required box. Undefined if an API client omitted the box. */
  terms: 'enquiry' | 'listing' | 'account' | undefined;
  boxes: ConsentBoxes;
  language: Language;
  now: Date;
  isVerified: boolean;
};

/** If the form is sent again before the code, the earlier consents are replaced. */
export async function recordConsents(tx: Database, consent: ConsentRecord): Promise<void> {
  const { request, mobile, source, terms, boxes, language, now, isVerified } = consent;
  await tx.delete(consents).where(and(eq(consents.request, request), isNull(consents.proven_at)));
  const texts = {
    ...(terms === undefined ? {} : { enquiry: CURRENT_CONSENT_TEXTS[terms] }),
    ...(boxes.consent_calls ? { calls: CURRENT_CONSENT_TEXTS.calls } : {}),
    ...(boxes.consent_news ? { news: CURRENT_CONSENT_TEXTS.news } : {}),
  };
  const rows = Object.entries(texts).map(([purpose, text_version]) => ({
    purpose: purpose as ConsentPurpose,
    text_version,
    request,
    mobile,
    source,
    language,
    given_at: now,
    proven_at: isVerified ? now : null,
  }));
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing();
}

export async function verifyConsents(tx: Database, request: string, now: Date): Promise<void> {
  await tx
    .update(consents)
    .set({ proven_at: now })
    .where(and(eq(consents.request, request), isNull(consents.proven_at)));
}

/** Moves the unverified consents of a form to a corrected number. */
export async function moveConsents(tx: Database, request: string, mobile: string): Promise<void> {
  await tx
    .update(consents)
    .set({ mobile })
    .where(and(eq(consents.request, request), isNull(consents.proven_at)));
}

export async function withdrawConsents(
  db: Database,
  mobile: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  const isActive = and(
    eq(consents.mobile, mobile),
    eq(consents.purpose, purpose),
    isNull(consents.withdrawn_at),
  );
  const withdrawn = await db
    .update(consents)
    .set({ withdrawn_at: now })
    .where(isActive)
    .returning();
  return withdrawn.length;
}
