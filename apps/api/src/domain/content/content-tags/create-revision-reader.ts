import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentEdits } from '../../../database/schema/content-edits.ts';
import { createDuePostCounter } from '../posts/create-due-post-counter.ts';
import { type EditableEntities, listChangedTags } from './list-changed-tags.ts';

/** More than the number of scheduled posts that become public between two edits. */
const MAX_DUE_POSTS = 10_000;

type ContentRevision = {
  revision: number;
  /** Tags of the content that changed since the requested revision. Null if any content may have changed. */
  changed: string[] | null;
};

export function createRevisionReader(
  db: Database,
  editable: EditableEntities,
): (since: number | undefined) => Promise<ContentRevision> {
  const countDuePosts = createDuePostCounter(db);
  return async (since) => {
    const [[newestEdit], dueCount] = await Promise.all([
      db
        .select({ revision: sql<number>`coalesce(max(${contentEdits.id}), 0)::int` })
        .from(contentEdits),
      countDuePosts(),
    ]);
    // A scheduled post that becomes public raises the revision by 1, an edit raises it by more.
    const revision = (newestEdit?.revision ?? 0) * MAX_DUE_POSTS + (dueCount % MAX_DUE_POSTS);
    // Reading the changes after the revision may report a change twice, but never misses one.
    return { revision, changed: await readChanges(db, editable, since, revision) };
  };
}

async function readChanges(
  db: Database,
  editable: EditableEntities,
  since: number | undefined,
  revision: number,
): Promise<string[] | null> {
  // After the restore of a backup, `since` can be higher than the revision.
  if (since === undefined || since > revision) return null;
  if (since === revision) return [];
  const tags = await listChangedTags(db, editable, Math.floor(since / MAX_DUE_POSTS));
  if (tags === null || since % MAX_DUE_POSTS === revision % MAX_DUE_POSTS) return tags;
  return [...new Set([...tags, 'posts'])];
}
