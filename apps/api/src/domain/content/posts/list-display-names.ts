import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { postAuthors } from '../../../database/schema/post-authors.ts';
import { postTags } from '../../../database/schema/post-tags.ts';
import type { DisplayNames } from './to-post-card.ts';

export async function listDisplayNames(db: Database): Promise<DisplayNames> {
  const [authors, tags] = await Promise.all([
    db.select().from(postAuthors).where(isLive(postAuthors)),
    db.select().from(postTags).where(isLive(postTags)),
  ]);
  return {
    authors: new Map(authors.map(({ slug, name }) => [slug, name])),
    tags: new Map(tags.map(({ slug, name }) => [slug, name])),
  };
}
