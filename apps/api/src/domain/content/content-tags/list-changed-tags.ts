import type { ContentKind } from '@tractor-haat/api-client/contract';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentEdits } from '../../../database/schema/content-edits.ts';
import type { Entity } from '../../catalogue/catalogue-data/entity.ts';
import { hasSlugs } from './list-response-tags.ts';

/** With more edits, all content counts as changed. */
const MAX_EDITS = 200;

export type EditableEntities = ReadonlyMap<string, { kind: ContentKind; entity: Entity }>;

/** Returns the kinds and slugs of the edited rows, or null if any content may show the edit, as with a brand name. */
export async function listChangedTags(
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
