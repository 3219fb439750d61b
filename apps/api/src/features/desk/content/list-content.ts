import type { ContentDetail, ContentKind, ContentRow } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gt, ilike, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { Entity, EntityRow } from '../../content/catalogue-rows/entity.ts';
import { listImportableRows } from '../../content/catalogue-rows/write-rows.ts';
import { createNotFoundError } from '../desk-deps.ts';
import { staff } from '../tables.ts';
import { formatContentId, listEntities, parseContentId } from './desk-entity.ts';
import { contentEdits } from './tables.ts';
import { toEditorFields } from './to-editor-fields.ts';

type ContentFilter = { q?: string | undefined; after?: string | undefined; limit: number };

/** Sorted by entity, then by id. `after` is the last id of the previous page. */
export async function listContent(
  db: Database,
  kind: ContentKind,
  { q, after, limit }: ContentFilter,
) {
  const data: ContentRow[] = [];
  const entities = listEntities(kind);
  const cursor = after === undefined ? undefined : parseContentId(kind, after);
  const firstIndex = cursor === undefined ? 0 : entities.indexOf(cursor.entity);
  for (const [index, entity] of entities.slice(firstIndex).entries()) {
    const remaining = limit + 1 - data.length;
    if (remaining <= 0) break;
    const where = and(
      gt(entity.table.id, index === 0 && cursor !== undefined ? cursor.id : 0),
      q ? ilike(entity.key, `%${escapeLike(q)}%`) : undefined,
    );
    const rows = await listImportableRows(db, entity, { where, limit: remaining });
    const revisions = await listRevisions(db, entity);
    for (const { id, row } of rows) {
      const revision = revisions.get(id) ?? 0;
      data.push({ ...toEditorFields(row), id: formatContentId(kind, entity, id), revision });
    }
  }
  const visibleItems = data.slice(0, limit);
  return {
    data: visibleItems,
    next: data.length > limit ? (visibleItems.at(-1)?.id ?? null) : null,
  };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function loadContentDetail(
  db: Database,
  kind: ContentKind,
  contentId: string,
): Promise<ContentDetail> {
  const { entity, id } = parseContentId(kind, contentId);
  const row = await requireContentRow(db, entity, id);
  const edits = await db
    .select({ edit: contentEdits, who: staff.name })
    .from(contentEdits)
    .innerJoin(staff, eq(staff.id, contentEdits.staff_id))
    .where(and(eq(contentEdits.entity, entity.name), eq(contentEdits.row_id, id)))
    .orderBy(desc(contentEdits.revision));
  const history = edits.map(({ edit: { revision, at, before, after }, who }) => ({
    revision,
    at: at.toISOString(),
    who,
    before: toEditorFields(before),
    after: toEditorFields(after),
  }));
  return { ...toEditorFields(row), id: contentId, revision: history[0]?.revision ?? 0, history };
}

export async function requireContentRow(
  db: Database,
  entity: Entity,
  id: number,
): Promise<EntityRow> {
  const [match] = await listImportableRows(db, entity, {
    where: eq(entity.table.id, id),
    limit: 1,
  });
  if (match === undefined) throw createNotFoundError();
  return match.row;
}

async function listRevisions(db: Database, { name }: Entity): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: contentEdits.row_id, revision: sql<number>`max(${contentEdits.revision})::int` })
    .from(contentEdits)
    .where(eq(contentEdits.entity, name))
    .groupBy(contentEdits.row_id);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}
