import type { MyData } from '@tractor-haat/api-client/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { priceAlerts } from '../../../../database/schema/price-alerts.ts';
import { sessions } from '../../../../database/schema/sessions.ts';
import { tractors } from '../../../../database/schema/tractors.ts';
import { votes } from '../../../../database/schema/votes.ts';
import { createVoterId } from '../../../../shared/secrets/create-voter-id.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { listEntries } from '../../notebook/sync-notebook.ts';
import { readCodes, readConsents, readLimits } from './read-consents.ts';
import { readEnquiries } from './read-enquiries.ts';
import { readListings } from './read-listings.ts';
import { readTexts } from './read-texts.ts';

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
