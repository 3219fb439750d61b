import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { deleteTree, runErasure } from '../../../core/database/delete-tree.ts';
import { JOBS_SCHEMA } from '../../../core/jobs/job-queues.ts';
import { createVoterId } from '../../../core/secrets/encrypt.ts';
import { type ConsentPurpose, withdrawConsents } from '../../../core/visitor/record-consents.ts';
import { eraseLeads } from '../../enquiries/forms/privacy.ts';
import { maskNumberEverywhere } from './mask-number-everywhere.ts';
import { erasures } from './tables.ts';

const ERASED_NAME = '—';

type ErasureCounts = Record<string, number>;

/** The newsletter does not depend on the number and stays. Limits of codes stay, because they must not be reset. */
export function erasePerson(
  db: Database,
  { mobile, key }: { mobile: string; key: string },
  { by, now }: { by: 'person' | 'staff'; now: Date },
): Promise<ErasureCounts> {
  return runErasure(db, async (tx) => {
    // The lock prevents deadlocks between concurrent erasures.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('erasing a person', 0))`);
    const counts: ErasureCounts = {
      leads: await eraseLeads(tx, mobile),
      listings: await eraseListings(tx, mobile),
      submissions: await eraseTexts(tx, mobile),
      votes: await deleteTree(tx, 'votes', sql`voter = ${createVoterId(key, mobile)}`),
      accounts: await deleteTree(tx, 'accounts', sql`mobile = ${mobile}`),
      codes: await eraseCodes(tx, mobile),
      drafts: await eraseDrafts(tx, mobile),
      alerts: await deleteTree(tx, 'price_alerts', sql`mobile = ${mobile}`),
      consents: await deleteTree(tx, 'consents', sql`mobile = ${mobile}`),
      visits: await deleteTree(tx, 'my_data_visits', sql`mobile = ${mobile}`),
    };
    counts.mentions = await maskNumberEverywhere(tx, mobile);
    await tx.insert(erasures).values({ at: now, by, counts });
    return counts;
  });
}

async function eraseListings(tx: Database, mobile: string): Promise<number> {
  // The lock waits for a concurrent verification, which publishes a listing.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`listing ${mobile}`}, 0))`);
  return deleteTree(tx, 'used_tractors', sql`seller_mobile = ${mobile}`);
}

/** An answered question stays without its author. Unverified texts may be a stranger's and lose only the number. */
async function eraseTexts(tx: Database, mobile: string): Promise<number> {
  await tx.execute(sql`update answers set mobile = null where mobile = ${mobile} and not proven`);
  await tx.execute(sql`update questions set mobile = null where mobile = ${mobile} and not proven`);
  await tx.execute(sql`update comments set mobile = '' where mobile = ${mobile} and not proven`);
  const answers = await deleteTree(tx, 'answers', sql`mobile = ${mobile}`);
  const hasReplies = sql`exists (select from answers where answers.question_id = questions.id)`;
  await tx.execute(
    sql`update questions set name = ${ERASED_NAME}, mobile = null where mobile = ${mobile} and ${hasReplies}`,
  );
  const questions = await deleteTree(tx, 'questions', sql`mobile = ${mobile}`);
  return answers + questions + (await deleteTree(tx, 'comments', sql`mobile = ${mobile}`));
}

/** The queued jobs of the codes are deleted first, because they would send the codes. */
async function eraseCodes(tx: Database, mobile: string): Promise<number> {
  const jobs = sql`${sql.identifier(JOBS_SCHEMA)}.job`;
  await tx.execute(
    sql`delete from ${jobs} where name = 'codes' and data->>'code' in
      (select id::text from one_time_codes where mobile = ${mobile})`,
  );
  return deleteTree(tx, 'one_time_codes', sql`mobile = ${mobile}`);
}

/** Drafts contain the number or belong to an erased attempt, listing or alert. */
function eraseDrafts(tx: Database, mobile: string): Promise<number> {
  return deleteTree(
    tx,
    'form_drafts',
    sql`content::text like ${`%${mobile}%`} or
      (content ? 'primary_id'
        and not exists (select from enquiry_attempts where primary_id = content->>'primary_id')
        and not exists (select from used_tractors where primary_id = content->>'primary_id')
        and not exists (select from price_alerts where primary_id = content->>'primary_id'))`,
  );
}

/** The newsletter is not included, because the e-mail address of an account is unverified and may be a stranger's. */
export function withdraw(
  db: Database,
  mobile: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (purpose === 'alerts') await deleteTree(tx, 'price_alerts', sql`mobile = ${mobile}`);
    return withdrawConsents(tx, mobile, purpose, now);
  });
}
