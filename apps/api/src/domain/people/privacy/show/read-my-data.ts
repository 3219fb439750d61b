import type { MyData } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../../database/database.ts';
import { voterOfNumber } from '../../../../shared/secrets/voter.ts';
import { readAccount } from './read-account.ts';
import { readAlerts } from './read-alerts.ts';
import { readCodes, readConsents, readLimits } from './read-dealings.ts';
import { readEnquiries } from './read-enquiries.ts';
import { readListings } from './read-listings.ts';
import { readNotebook } from './read-notebook.ts';
import { readVotes } from './read-votes.ts';
import { readWritings } from './read-writings.ts';

/** All stored data of a number, for its verified owner, and for staff on the person's request. */
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
    writings: await readWritings(db, mobile),
    votes: await readVotes(db, voterOfNumber(key, mobile)),
    alerts: await readAlerts(db, mobile),
    notebook: await readNotebook(db, mobile),
    consents: await readConsents(db, mobile),
    codes: await readCodes(db, mobile),
    limits: await readLimits(db, { mobile, key }),
  };
}
