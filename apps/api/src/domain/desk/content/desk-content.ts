import type { ContentDetail, ContentKind, ContentRow } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gt, ilike, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentEdits } from '../../../database/schema/content-edits.ts';
import { staff } from '../../../database/schema/staff.ts';
import type { Entity, EntityRow } from '../../catalogue/catalogue-data/entity.ts';
import { importableRows } from '../../catalogue/catalogue-data/importable-rows.ts';
import { noSuch } from '../refuse-desk.ts';
import { contentId, entitiesOf, namedRow } from './content-kinds.ts';
import { toDisplayed } from './price-fields.ts';

type ContentFilter = { q?: string | undefined; after?: string | undefined; limit: number };

/** A page of rows of a kind, by their numbers. */
export async function contentPage(
  db: Database,
  kind: ContentKind,
  { q, after, limit }: ContentFilter,
) {
  const data: ContentRow[] = [];
  const entities = entitiesOf(kind);
  const [from, start] = after === undefined ? [undefined, 0] : placeOf(kind, after);
  const first = from === undefined ? 0 : entities.indexOf(from);
  for (const [place, entity] of entities.slice(first).entries()) {
    const remaining = limit + 1 - data.length;
    if (remaining <= 0) break;
    const where = and(
      gt(entity.table.id, place === 0 ? start : 0),
      q ? ilike(entity.key, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    );
    const rows = await importableRows(db, entity, { where, limit: remaining });
    const revisions = await revisionsOf(db, entity);
    for (const { id, row } of rows) {
      const revision = revisions.get(id) ?? 0;
      data.push({ ...toDisplayed(row), id: contentId(kind, entity, id), revision });
    }
  }
  const visibleItems = data.slice(0, limit);
  return {
    data: visibleItems,
    next: data.length > limit ? (visibleItems.at(-1)?.id ?? null) : null,
  };
}

function placeOf(kind: ContentKind, after: string): [Entity, number] {
  const { entity, id } = namedRow(kind, after);
  return [entity, id];
}

/** One row with its history. */
export async function contentDetail(
  db: Database,
  kind: ContentKind,
  contentId: string,
): Promise<ContentDetail> {
  const { entity, id } = namedRow(kind, contentId);
  const row = await rowOf(db, entity, id);
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
    before: toDisplayed(before),
    after: toDisplayed(after),
  }));
  return { ...toDisplayed(row), id: contentId, revision: history[0]?.revision ?? 0, history };
}

/** A row in import format. Throws a 404 for a missing or retired row. */
export async function rowOf(db: Database, entity: Entity, id: number): Promise<EntityRow> {
  const [found] = await importableRows(db, entity, { where: eq(entity.table.id, id), limit: 1 });
  if (found === undefined) throw noSuch();
  return found.row;
}

async function revisionsOf(db: Database, { name }: Entity): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: contentEdits.row_id, revision: sql<number>`max(${contentEdits.revision})::int` })
    .from(contentEdits)
    .where(eq(contentEdits.entity, name))
    .groupBy(contentEdits.row_id);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}
