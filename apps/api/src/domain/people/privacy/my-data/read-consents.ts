import type { MyData } from '@tractor-haat/api-client/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { consents } from '../../../../database/schema/consents.ts';
import { limitHits } from '../../../../database/schema/limit-hits.ts';
import { oneTimeCodes } from '../../../../database/schema/one-time-codes.ts';
import { hashNumberForLimits } from '../../../../shared/limits/create-number-key.ts';
import { getConsentText } from '../../consents/get-consent-text.ts';

/** Unverified consents may be a stranger's, so they are omitted. */
export async function readConsents(db: Database, mobile: string): Promise<MyData['consents']> {
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

export async function readCodes(db: Database, mobile: string): Promise<MyData['codes']> {
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
export async function readLimits(
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
