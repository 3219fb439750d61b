import type { Language } from '@tractor-haat/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { type CONSENT_PURPOSES, consents } from '../../../database/schema/consents.ts';
import { CURRENT_TEXTS } from './consent-texts.ts';

/** What a person may allow, each by itself. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Boxes beside the one that every form asks for; left out by a program they are not ticked. */
export type ConsentBoxes = {
  consent_calls?: string | undefined;
  consent_news?: string | undefined;
};

type Given = {
  /** Random id of what was sent. */
  request: string;
  mobile: string;
  source: string;
  /** Which words stand beside the box that every form asks for; undefined where a program left that box out. */
  terms: 'enquiry' | 'listing' | 'account' | undefined;
  boxes: ConsentBoxes;
  language: Language;
  now: Date;
  /** The number is proven in this browser already. */
  isProven: boolean;
};

/** Writes down what somebody agreed to with a form. Sent again before its code, the form as it is now counts. */
export async function keepConsents(tx: Database, given: Given): Promise<void> {
  const { request, mobile, source, terms, boxes, language, now, isProven } = given;
  await tx.delete(consents).where(and(eq(consents.request, request), isNull(consents.proven_at)));
  const texts = {
    ...(terms === undefined ? {} : { enquiry: CURRENT_TEXTS[terms] }),
    ...(boxes.consent_calls ? { calls: CURRENT_TEXTS.calls } : {}),
    ...(boxes.consent_news ? { news: CURRENT_TEXTS.news } : {}),
  };
  const rows = Object.entries(texts).map(([purpose, text_version]) => ({
    purpose: purpose as ConsentPurpose,
    text_version,
    ...{ request, mobile, source, language },
    given_at: now,
    proven_at: isProven ? now : null,
  }));
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing();
}

/** The number of a request is proven: from now on its consents are the number's own. */
export async function proveConsents(tx: Database, request: string, now: Date): Promise<void> {
  await tx
    .update(consents)
    .set({ proven_at: now })
    .where(and(eq(consents.request, request), isNull(consents.proven_at)));
}

/** The number of a request was corrected before its code came. */
export async function moveConsents(tx: Database, request: string, mobile: string): Promise<void> {
  await tx
    .update(consents)
    .set({ mobile })
    .where(and(eq(consents.request, request), isNull(consents.proven_at)));
}

/**
 * Withdraws what a number allowed for a purpose, everywhere; what was withdrawn stays written down as that. Gives how
 * many there were.
 */
export async function withdrawConsents(
  db: Database,
  mobile: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  const open = and(
    eq(consents.mobile, mobile),
    eq(consents.purpose, purpose),
    isNull(consents.withdrawn_at),
  );
  const gone = await db.update(consents).set({ withdrawn_at: now }).where(open).returning();
  return gone.length;
}
