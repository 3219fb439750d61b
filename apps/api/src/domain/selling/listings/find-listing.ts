import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import type { Listing } from './selling-deps.ts';

export async function findListing(db: Database, primary_id: string): Promise<Listing | undefined> {
  if (primary_id === '') return undefined;
  const [row] = await db.select().from(usedTractors).where(eq(usedTractors.primary_id, primary_id));
  return row;
}

export async function lockListing(tx: Database, id: number): Promise<Listing | undefined> {
  const [row] = await tx.select().from(usedTractors).where(eq(usedTractors.id, id)).for('update');
  return row;
}
