import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentEdits } from '../../../database/schema/content-edits.ts';
import { createDuePostCounter } from '../posts/create-due-post-counter.ts';
import { type EditableEntities, listChangedTags } from './list-changed-tags.ts';

/** Upper bound of scheduled posts between two edits. */
const MAX_DUE_POSTS = 10_000;

type ContentRevision = {
  revision: number;
  /** Tags of the changes; null: anything may have changed. */
  changed: string[] | null;
};

/** Reads the number of the newest change, and the changes since an older number. */
export function createRevisionReader(
  db: Database,
  editable: EditableEntities,
): (since: number | undefined) => Promise<ContentRevision> {
  const countDuePosts = createDuePostCounter(db);
  return async (since) => {
    const [[newest], due] = await Promise.all([
      db
        .select({ revision: sql<number>`coalesce(max(${contentEdits.id}), 0)::int` })
        .from(contentEdits),
      countDuePosts(),
    ]);
    // A scheduled post is a change too; it counts less than a later edit.
    const revision = (newest?.revision ?? 0) * MAX_DUE_POSTS + (due % MAX_DUE_POSTS);
    // Read after the number: at worst a change is reported twice.
    return { revision, changed: await readChanges(db, editable, since, revision) };
  };
}

async function readChanges(
  db: Database,
  editable: EditableEntities,
  since: number | undefined,
  revision: number,
): Promise<string[] | null> {
  // A restored older database does not know later changes.
  if (since === undefined || since > revision) return null;
  if (since === revision) return [];
  const tags = await listChangedTags(db, editable, Math.floor(since / MAX_DUE_POSTS));
  if (tags === null || since % MAX_DUE_POSTS === revision % MAX_DUE_POSTS) return tags;
  return [...new Set([...tags, 'posts'])];
}
