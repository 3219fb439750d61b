import type { FormDraft } from '@tractor-haat/api-client/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { formDrafts } from '../../database/schema/form-drafts.ts';
import { later } from '../../shared/clock.ts';
import { randomId } from './random-id.ts';

const LIFE_SECONDS = 30 * 60;

/** Keeps what the next page of a browser without JavaScript shows; returns the id for its address. */
export async function keepDraft(db: Database, content: Partial<FormDraft>, now: Date) {
  const id = randomId();
  await db.insert(formDrafts).values({ id, content, until: later(now, LIFE_SECONDS) });
  return id;
}

/** What was kept, as it was; undefined when it is over. */
export async function readDraft(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ content: formDrafts.content })
    .from(formDrafts)
    .where(and(eq(formDrafts.id, id), gt(formDrafts.until, now)));
  return row?.content;
}
