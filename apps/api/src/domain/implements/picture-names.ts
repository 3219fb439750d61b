import type { PictureName } from '@tractor-haat/api-client';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { implementTypes } from '../../database/schema/implement-types.ts';
import { implementsTable } from '../../database/schema/implements.ts';
import { implementPicture } from './card.ts';

/** The pictures of all implements, most wanted first. */
export async function implementPictures(db: Database): Promise<PictureName[]> {
  const rows = await db
    .select({ type_slug: implementTypes.slug, slug: implementsTable.slug })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .where(live(implementsTable))
    .orderBy(desc(implementsTable.popularity));
  return rows.map(implementPicture);
}
