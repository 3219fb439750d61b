import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { postTexts } from '../../../../database/schema/post-texts.ts';
import { upsert } from '../../../../shared/content-rows/upsert.ts';
import type { EntityRow } from '../../../catalogue/catalogue-data/entity.ts';
import { postRow, renderPostTexts } from './post-row.ts';

/** The texts are marked as an operator's, so that later imports do not overwrite them. */
export async function writePostTexts(db: Database, id: number, row: EntityRow): Promise<void> {
  const post = postRow.parse(row);
  const texts = Object.entries(renderPostTexts(post).rendered).map(([language, text]) => ({
    ...text,
    key: `${post.slug}.${language}`,
    post_id: id,
    language,
  }));
  await upsert(db, postTexts, postTexts.key, texts, 'operator');
  const keys = texts.map(({ key }) => key);
  await db
    .update(postTexts)
    .set({ retired_at: new Date(), by_operator: true })
    .where(and(eq(postTexts.post_id, id), notInArray(postTexts.key, keys)));
}
