import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/from-content.ts';
import { postAuthors } from '../../../database/schema/post-authors.ts';
import { postTags } from '../../../database/schema/post-tags.ts';
import type { Names } from './card.ts';

export async function readNames(db: Database): Promise<Names> {
  const [authors, tags] = await Promise.all([
    db.select().from(postAuthors).where(isLive(postAuthors)),
    db.select().from(postTags).where(isLive(postTags)),
  ]);
  return {
    authors: new Map(authors.map(({ slug, name }) => [slug, name])),
    tags: new Map(tags.map(({ slug, name }) => [slug, name])),
  };
}
