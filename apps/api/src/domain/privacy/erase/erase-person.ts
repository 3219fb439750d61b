import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { JOBS_SCHEMA } from '../../../database/job-tables.ts';
import { erasures } from '../../../database/schema/erasures.ts';
import { voterOfNumber } from '../../votes/voter.ts';
import { deleteTree } from './delete-tree.ts';
import { eraseLeads } from './erase-leads.ts';
import { eraseWriting } from './erase-writing.ts';
import { erasing } from './erasing.ts';
import { sweep } from './sweep.ts';

/** How many rows of each kind are gone. */
export type Erased = Record<string, number>;

/**
 * Erases everything that is kept about a number, in one transaction: its leads, verified ones too, its listings with
 * their photos, what it wrote and voted for, its account, codes, drafts, price alerts and consents. Whatever other words
 * still hold the number lose it. The newsletter stays: its addresses are proven by mail, never by a number. Limits stay
 * until they end: they hold no number, and without them an erasure would buy more codes. Done twice, there is nothing
 * left to do.
 */
export function erasePerson(
  db: Database,
  { mobile, key }: { mobile: string; key: string },
  { by, now }: { by: 'person' | 'staff'; now: Date },
): Promise<Erased> {
  return erasing(db, async (tx) => {
    // Two erasures at once would each wait for rows of the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('erasing a person', 0))`);
    const gone: Erased = {
      leads: await eraseLeads(tx, mobile),
      listings: await eraseListings(tx, mobile),
      writings: await eraseWriting(tx, mobile),
      votes: await deleteTree(tx, 'votes', sql`voter = ${voterOfNumber(key, mobile)}`),
      accounts: await deleteTree(tx, 'accounts', sql`mobile = ${mobile}`),
      codes: await eraseCodes(tx, mobile),
      drafts: await eraseDrafts(tx, mobile),
      alerts: await deleteTree(tx, 'price_alerts', sql`mobile = ${mobile}`),
      consents: await deleteTree(tx, 'consents', sql`mobile = ${mobile}`),
      visits: await deleteTree(tx, 'my_data_visits', sql`mobile = ${mobile}`),
    };
    gone.mentions = await sweep(tx, mobile);
    await tx.insert(erasures).values({ at: now, by, counts: gone });
    return gone;
  });
}

/** Its photos hang on it and are in the database too: there is no file to forget. */
async function eraseListings(tx: Database, mobile: string): Promise<number> {
  // A code that is just being checked makes its listing public before, or finds none afterwards.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`listing ${mobile}`}, 0))`);
  return deleteTree(tx, 'used_tractors', sql`seller_mobile = ${mobile}`);
}

/** With the jobs that would send them. */
async function eraseCodes(tx: Database, mobile: string): Promise<number> {
  const jobs = sql`${sql.identifier(JOBS_SCHEMA)}.job`;
  await tx.execute(
    sql`delete from ${jobs} where name = 'codes' and data->>'code' in
      (select id::text from one_time_codes where mobile = ${mobile})`,
  );
  return deleteTree(tx, 'one_time_codes', sql`mobile = ${mobile}`);
}

/** What a page without JavaScript keeps for its next step names the number, or goes with an attempt that is gone. */
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
