import type { ContentDetail, ContentKind } from '@tractor-haat/api-client/contract';
import { sql } from 'drizzle-orm';
import { HttpError } from '../../../core/messages/http-error.ts';
import { type EntityRow, readRowKey } from '../../content/catalogue-rows/entity.ts';
import { listImportableRows, writeRows } from '../../content/catalogue-rows/write-rows.ts';
import type { DeskDeps, StaffUser } from '../desk-deps.ts';
import { formatContentId, listEntities } from './desk-entity.ts';
import { lockRevision, requireValidRow, writeHistory } from './edit-content.ts';
import { loadContentDetail } from './list-content.ts';
import { toStoredFields } from './to-editor-fields.ts';

/** Key of an advisory lock. It must differ from the keys of other locks. */
const CREATE_LOCK_KEY = 7_283_361;

/** Validates the row as an import does. A live row with the same key causes a 409, and a retired one is reused. */
export async function createContent(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  kind: ContentKind,
  input: EntityRow,
): Promise<ContentDetail> {
  const [entity, ...others] = listEntities(kind);
  if (entity === undefined || others.length > 0) {
    throw new HttpError('BAD_REQUEST', 'Rows of this kind come with a release.', {
      reason: 'kind_is_fixed',
    });
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATE_LOCK_KEY})`);
    const row = await requireValidRow(tx, entity, toStoredFields(input));
    const rowKey = readRowKey(entity, row);
    const hasSameKey = { where: sql`${entity.key} = ${rowKey}`, limit: 1 };
    if ((await listImportableRows(tx, entity, hasSameKey)).length > 0) {
      throw new HttpError('CONFLICT', `There is a row of this name: ${rowKey}.`, {
        reason: 'name_taken',
      });
    }
    await writeRows(tx, entity, [row], 'operator');
    const [created] = await listImportableRows(tx, entity, hasSameKey);
    if (created === undefined) throw new Error('the created row was not found');
    const { id } = created;
    await entity.afterWrite?.(tx, id, created.row);
    const revision = (await lockRevision(tx, entity, id)) + 1;
    await writeHistory(tx, user, {
      entity,
      id,
      revision,
      at: clock(),
      before: {},
      after: created.row,
    });
    return loadContentDetail(tx, kind, formatContentId(kind, entity, id));
  });
}
