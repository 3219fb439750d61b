import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { enquiries } from '../../database/schema/enquiries.ts';
import type { Enquiry } from './enquiry-deps.ts';

/** The enquiry of a random id; undefined when there is none, or no id was given. */
export async function findEnquiry(db: Database, primary_id: string): Promise<Enquiry | undefined> {
  if (primary_id === '') return undefined;
  const [row] = await db.select().from(enquiries).where(eq(enquiries.primary_id, primary_id));
  return row;
}
