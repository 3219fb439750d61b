import type { ContentKind } from '@tractor-haat/api-client/contract';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { contentEdits } from '../../desk/content/tables.ts';
import type { Entity } from '../catalogue-rows/entity.ts';
import { createDuePostCounter } from '../posts/is-published.ts';
import { hasSlugs } from './list-response-tags.ts';

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

/** With more edits, all content counts as changed. */
const MAX_EDITS = 200;

export type EditableEntities = ReadonlyMap<string, { kind: ContentKind; entity: Entity }>;

/** Returns the kinds and slugs of the edited rows, or null if any content may show the edit, as with a brand name. */
async function listChangedTags(
  db: Database,
  editable: EditableEntities,
  lastEditId: number,
): Promise<string[] | null> {
  const edits = await db
    .selectDistinct({ entity: contentEdits.entity, id: contentEdits.row_id })
    .from(contentEdits)
    .where(gt(contentEdits.id, lastEditId))
    .orderBy(asc(contentEdits.entity))
    .limit(MAX_EDITS + 1);
  if (edits.length > MAX_EDITS) return null;
  const tags = new Set<string>();
  for (const name of new Set(edits.map(({ entity }) => entity))) {
    const editableEntity = editable.get(name);
    if (editableEntity === undefined || editableEntity.kind === 'names') return null;
    const { kind, entity } = editableEntity;
    tags.add(kind);
    if (!hasSlugs(kind)) continue;
    const { table } = entity;
    if (!('slug' in table)) return null;
    const ids = edits.filter((row) => row.entity === name).map(({ id }) => id);
    const rows = await db
      .select({ slug: sql<string>`${table}."slug"` })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { slug } of rows) tags.add(slug);
  }
  return [...tags];
}
