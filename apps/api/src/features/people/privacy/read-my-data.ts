import { photoPath } from '@tractor-haat/api-client';
import type { MyData } from '@tractor-haat/api-client/contract';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PartlyLocalisedText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { limitHits } from '../../../core/database/tables.ts';
import { oneTimeCodes } from '../../../core/delivery/tables.ts';
import { hashNumberForLimits } from '../../../core/limits/create-number-key.ts';
import { createVoterId } from '../../../core/secrets/encrypt.ts';
import { getConsentText } from '../../../core/visitor/record-consents.ts';
import { consents } from '../../../core/visitor/tables.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { listUsedPhotos } from '../../catalogue/used/to-used-card.ts';
import { comments } from '../../community/comments/tables.ts';
import { answers, questions } from '../../community/questions/tables.ts';
import { votes } from '../../community/votes/tables.ts';
import { readEnquiries } from '../../enquiries/forms/privacy.ts';
import { priceAlerts } from '../../enquiries/price-alerts/tables.ts';
import { findAccount } from '../accounts/check-account-code.ts';
import { sessions } from '../accounts/tables.ts';
import { listEntries } from '../notebook/sync-notebook.ts';

export async function readMyData(
  db: Database,
  { mobile, key }: { mobile: string; key: string },
  now: Date,
): Promise<MyData> {
  return {
    mobile,
    made_at: now.toISOString(),
    account: await readAccount(db, mobile),
    enquiries: await readEnquiries(db, mobile),
    listings: await readListings(db, mobile),
    submissions: await readTexts(db, mobile),
    votes: await readVotes(db, createVoterId(key, mobile)),
    alerts: await readAlerts(db, mobile),
    notebook: await readNotebook(db, mobile),
    consents: await readConsents(db, mobile),
    codes: await readCodes(db, mobile),
    limits: await readLimits(db, { mobile, key }),
  };
}

async function readAccount(db: Database, mobile: string): Promise<MyData['account']> {
  const account = await findAccount(db, mobile);
  if (account === undefined) return null;
  const sessionRows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.account_id, account.id))
    .orderBy(asc(sessions.created_at));
  return {
    name: account.name,
    email: account.email,
    created_at: account.created_at.toISOString(),
    sessions: sessionRows.map(({ created_at, expires_at }) => ({
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  };
}

async function readAlerts(db: Database, mobile: string): Promise<MyData['alerts']> {
  const rows = await db
    .select({ alert: priceAlerts, tractor: tractors.model })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .where(eq(priceAlerts.mobile, mobile))
    .orderBy(desc(priceAlerts.id));
  return rows.map(({ alert: { below_inr, district, status, created_at }, tractor }) => ({
    tractor,
    below_inr,
    district,
    status: status === 'unverified' ? status : 'on',
    created_at: created_at.toISOString(),
  }));
}

async function readNotebook(db: Database, mobile: string): Promise<MyData['notebook']> {
  const account = await findAccount(db, mobile);
  if (account === undefined) return [];
  const entries = await listEntries(db, account.id);
  return entries
    .filter(({ gone }) => !gone)
    .map(({ title, text, to, at }) => ({ title, text, to, at }));
}

async function readVotes(db: Database, voter: string): Promise<MyData['votes']> {
  const rows = await db
    .select()
    .from(votes)
    .where(eq(votes.voter, voter))
    .orderBy(desc(votes.created_at));
  return rows.map(({ kind, target, created_at }) => ({
    kind,
    about: target,
    created_at: created_at.toISOString(),
  }));
}

/** Unverified consents may be a stranger's, so they are omitted. */
async function readConsents(db: Database, mobile: string): Promise<MyData['consents']> {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.mobile, mobile), isNotNull(consents.proven_at)))
    .orderBy(desc(consents.id));
  return rows.map((row) => ({
    purpose: row.purpose,
    source: row.source,
    text: getConsentText(row.text_version, row.language),
    text_version: row.text_version,
    language: row.language,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}

async function readCodes(db: Database, mobile: string): Promise<MyData['codes']> {
  const rows = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.mobile, mobile))
    .orderBy(desc(oneTimeCodes.id));
  return rows.map(({ purpose, issued_at, sent_at, used_at }) => ({
    purpose,
    issued_at: issued_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    used_at: used_at?.toISOString() ?? null,
  }));
}

/** Keys are shortened, such as `code-sends:number:…` to `code-sends`. */
async function readLimits(
  db: Database,
  { mobile, key: secretKey }: { mobile: string; key: string },
): Promise<MyData['limits']> {
  const rows = await db
    .select()
    .from(limitHits)
    .where(sql`strpos(${limitHits.key}, ${hashNumberForLimits(secretKey, mobile)}) > 0`)
    .orderBy(limitHits.key);
  return rows.map(({ key, expires_at }) => ({
    what: key.split(':')[0] ?? '',
    until: expires_at.toISOString(),
  }));
}

/** An unverified listing may be a stranger's, so its personal data are omitted. */
async function readListings(db: Database, mobile: string): Promise<MyData['listings']> {
  const rows = await db
    .select()
    .from(usedTractors)
    .where(eq(usedTractors.seller_mobile, mobile))
    .orderBy(desc(usedTractors.id));
  return Promise.all(
    rows.map(async (row) => {
      const isVerified = row.status !== 'unverified';
      const photos = isVerified ? await listUsedPhotos(db, row.id) : [];
      return {
        name: isVerified ? row.seller_name : null,
        year: row.year,
        price_inr: row.price_inr,
        state: row.state,
        district: row.district,
        area: isVerified ? row.area : null,
        words: isVerified ? row.words : null,
        status: row.status,
        created_at: row.created_at.toISOString(),
        verified_at: row.verified_at?.toISOString() ?? null,
        photos: photos.map(({ photo }) => photoPath(photo, 'large')),
      };
    }),
  );
}

type PersonalTexts = MyData['submissions'];

/** An unverified text may be a stranger's, so its content is omitted. Reviews are stored without a number. */
async function readTexts(db: Database, mobile: string): Promise<PersonalTexts> {
  const [questionRows, answerRows, commentRows] = await Promise.all([
    db.select().from(questions).where(eq(questions.mobile, mobile)),
    db
      .select({ answer: answers, title: questions.title })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.question_id))
      .where(eq(answers.mobile, mobile)),
    db.select().from(comments).where(eq(comments.mobile, mobile)),
  ]);
  const personalTexts: PersonalTexts = [
    ...questionRows.map((row) => ({
      kind: 'question' as const,
      about: pickText(row.title),
      ...toPersonalText(row, pickText(row.text)),
    })),
    ...answerRows.map(({ answer, title }) => ({
      kind: 'answer' as const,
      about: pickText(title),
      ...toPersonalText(answer, pickText(answer.text)),
    })),
    ...commentRows.map((row) => ({
      kind: 'comment' as const,
      about: row.post_slug,
      ...toPersonalText(row, row.text, row.email),
    })),
  ];
  return personalTexts.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** A visitor's text is in one language. */
const pickText = (texts: PartlyLocalisedText) =>
  Object.values(texts).find((text) => text !== undefined) ?? '';

type Row = { name: string; status: string; created_at: Date; proven: boolean };

const toPersonalText = (row: Row, text: string, email: string | null = null) => ({
  name: row.proven ? row.name : '',
  text: row.proven ? text : '',
  email: row.proven ? email : null,
  status: row.status,
  created_at: row.created_at.toISOString(),
});
