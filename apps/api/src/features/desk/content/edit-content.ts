import { isDeepStrictEqual } from 'node:util';
import type { ContentKind } from '@tractor-haat/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { RETIRED_STATUS } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { checkRows, type Entity, type EntityRow } from '../../content/catalogue-rows/entity.ts';
import { listExistingKeys, listIds } from '../../content/catalogue-rows/write-rows.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { type DeskEntity, parseContentId } from './desk-entity.ts';
import { loadContentDetail, requireContentRow } from './list-content.ts';
import { contentEdits } from './tables.ts';
import { createFieldsError, toEditorFields, toStoredFields } from './to-editor-fields.ts';

type Deps = Pick<DeskDeps, 'db' | 'clock'>;
type ContentAddress = { kind: ContentKind; contentId: string };
type ContentChange = { revision: number; fields: EntityRow };

/** Links and imports refer to these fields, so they cannot be edited. */
const FIXED_FIELDS = ['key', 'slug', 'id'];

/** Validates the row as an import does. Later imports do not overwrite the row. */
export async function editContent(
  { db, clock }: Deps,
  user: StaffUser,
  { kind, contentId }: ContentAddress,
  { revision, fields }: ContentChange,
) {
  const { entity, id } = parseContentId(kind, contentId);
  return db.transaction(async (tx) => {
    const newestRevision = await lockRevision(tx, entity, id);
    if (newestRevision !== revision) throw createConflictError();
    const row = await requireContentRow(tx, entity, id);
    await writeChange(tx, user, {
      entity,
      id,
      row,
      fields: toStoredFields(fields),
      revision,
      at: clock(),
    });
    return loadContentDetail(tx, kind, contentId);
  });
}

/** Reverts the newest change that is not reverted yet. The reversal is a new revision. */
export async function undoContent(
  { db, clock }: Deps,
  user: StaffUser,
  { kind, contentId }: ContentAddress,
) {
  const { entity, id } = parseContentId(kind, contentId);
  return db.transaction(async (tx) => {
    const revision = await lockRevision(tx, entity, id);
    const row = await requireContentRow(tx, entity, id);
    const lastEdit = await findLastEdit(tx, entity, id);
    if (lastEdit === undefined) {
      throw new HttpError('CONFLICT', 'There is nothing to undo.', { reason: 'nothing_to_undo' });
    }
    await tx.update(contentEdits).set({ undone: true }).where(eq(contentEdits.id, lastEdit.id));
    const at = clock();
    const isCreation = Object.keys(lastEdit.before).length === 0;
    if (isCreation) {
      const detail = await loadContentDetail(tx, kind, contentId);
      await retireRow(tx, entity, id);
      const change = { entity, id, revision: revision + 1, at, isUndo: true };
      await writeHistory(tx, user, { ...change, before: lastEdit.after, after: {} });
      return { ...detail, revision: revision + 1 };
    }
    await writeChange(tx, user, {
      entity,
      id,
      row,
      fields: lastEdit.before,
      revision,
      at,
      isUndo: true,
    });
    return loadContentDetail(tx, kind, contentId);
  });
}

async function findLastEdit(tx: Database, { name }: Entity, id: number) {
  const isOpenEdit = and(
    eq(contentEdits.entity, name),
    eq(contentEdits.row_id, id),
    eq(contentEdits.undone, false),
  );
  const [lastEdit] = await tx
    .select()
    .from(contentEdits)
    .where(isOpenEdit)
    .orderBy(desc(contentEdits.revision))
    .limit(1);
  return lastEdit;
}

type RowChange = {
  entity: DeskEntity;
  id: number;
  row: EntityRow;
  fields: EntityRow;
  revision: number;
  at: Date;
  isUndo?: boolean;
};

async function writeChange(tx: Database, user: StaffUser, change: RowChange): Promise<void> {
  const { entity, id, row, fields, revision, at, isUndo = false } = change;
  const changedNames = Object.keys(fields).filter(
    (name) => !isDeepStrictEqual(fields[name], row[name]),
  );
  if (changedNames.length === 0) return;
  const fixedField = changedNames.find((name) => FIXED_FIELDS.includes(name));
  if (fixedField !== undefined)
    throw createFieldsError([{ field: fixedField, reason: 'cannot be changed' }]);
  const checkedRow = await requireValidRow(tx, entity, { ...row, ...fields });
  // Validation may change further fields, such as `published_on` of a scheduled post.
  const names = Object.keys(checkedRow).filter(
    (name) => !isDeepStrictEqual(checkedRow[name] ?? null, row[name] ?? null),
  );
  if (names.length === 0) return;
  const pickChanged = (source: EntityRow) =>
    Object.fromEntries(names.map((name) => [name, source[name] ?? null]));
  const columns = await toColumns(tx, entity, pickChanged(checkedRow));
  await tx
    .update(entity.table)
    .set({ ...columns, by_operator: true })
    .where(eq(entity.table.id, id));
  await entity.afterWrite?.(tx, id, checkedRow);
  await writeHistory(tx, user, {
    entity,
    id,
    at,
    before: pickChanged(row),
    after: pickChanged(checkedRow),
    revision: revision + 1,
    isUndo,
  });
}

export async function requireValidRow(
  tx: Database,
  entity: DeskEntity,
  fields: EntityRow,
): Promise<EntityRow> {
  const { rows, rowErrors } = checkRows(entity, [fields], await listExistingKeys(tx, entity));
  const [row] = rows;
  if (rowErrors.length > 0 || row === undefined) throw createFieldsError(rowErrors);
  const errors = (await entity.check?.(tx, row)) ?? [];
  if (errors.length > 0) throw createFieldsError(errors);
  return row;
}

type HistoryEntry = Pick<RowChange, 'entity' | 'id' | 'revision' | 'at' | 'isUndo'> & {
  before: EntityRow;
  after: EntityRow;
};

export async function writeHistory(
  tx: Database,
  user: StaffUser,
  { entity, id, revision, at, before, after, isUndo = false }: HistoryEntry,
): Promise<void> {
  await tx.insert(contentEdits).values({
    entity: entity.name,
    row_id: id,
    revision,
    at,
    before,
    after,
    staff_id: user.id,
    undone: isUndo,
  });
  await recordAuditEntry(tx, {
    actorId: user.id,
    action: 'content.changed',
    object: `${entity.name}/${id}`,
    before: toEditorFields(before),
    after: toEditorFields(after),
    at,
  });
}

/** Replaces the key of a referenced row, such as a brand's slug, with the column for its id. */
async function toColumns(tx: Database, entity: Entity, fields: EntityRow): Promise<EntityRow> {
  const columns = { ...fields };
  for (const { field, column, entity: referencedEntity } of entity.references) {
    if (!Object.hasOwn(fields, field)) continue;
    columns[column] = (await listIds(tx, referencedEntity)).get(String(fields[field]));
    delete columns[field];
  }
  return columns;
}

export async function lockRevision(
  tx: Database,
  { name, table }: Entity,
  id: number,
): Promise<number> {
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  if (rows.length === 0) throw createNotFoundError();
  const [newest] = await tx
    .select({ revision: sql<number>`coalesce(max(${contentEdits.revision}), 0)::int` })
    .from(contentEdits)
    .where(and(eq(contentEdits.entity, name), eq(contentEdits.row_id, id)));
  return newest?.revision ?? 0;
}

/** The row is not deleted, because data of visitors may refer to its id. */
async function retireRow(tx: Database, { table }: Entity, id: number): Promise<void> {
  const retired = 'retired_at' in table ? { retired_at: new Date() } : { status: RETIRED_STATUS };
  await tx.update(table).set(retired).where(eq(table.id, id));
}

const createConflictError = () =>
  new HttpError('CONFLICT', 'Somebody has changed this since you opened it.', {
    reason: 'old_revision',
  });
