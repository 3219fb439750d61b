import type { ContentDetail, ContentKind } from '@tractor-haat/api-client/contract';
import { sql } from 'drizzle-orm';
import { Refusal } from '../../../shared/refusal.ts';
import { checkRows } from '../../catalogue/catalogue-data/check-rows.ts';
import { type EntityRow, keyOf } from '../../catalogue/catalogue-data/entity.ts';
import { importableRows, knownKeys } from '../../catalogue/catalogue-data/importable-rows.ts';
import { writeRows } from '../../catalogue/catalogue-data/write-rows.ts';
import type { Asker, DeskDeps } from '../desk-deps.ts';
import { contentId, entitiesOf } from './content-kinds.ts';
import { contentDetail } from './desk-content.ts';
import { lockedRevision, writeHistory } from './edit-content.ts';
import { wrongFields } from './field-error.ts';
import { toStored } from './price-fields.ts';

/** Key of an advisory lock, shared by all processes: serialises new rows with the same key. */
const CREATING = 7_283_361;

/** Creates a row by the rules of an import; its name must be unique among live rows. */
export async function createContent(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  asker: Asker,
  kind: ContentKind,
  input: EntityRow,
): Promise<ContentDetail> {
  const [entity, ...others] = entitiesOf(kind);
  if (entity === undefined || others.length > 0) {
    throw new Refusal('BAD_REQUEST', 'Rows of this kind come with a release.', {
      reason: 'kind_is_fixed',
    });
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CREATING})`);
    const { rows, mistakes } = checkRows(entity, [toStored(input)], await knownKeys(tx, entity));
    const [row] = rows;
    if (mistakes.length > 0 || row === undefined) throw wrongFields(mistakes);
    const errors = (await entity.check?.(tx, row)) ?? [];
    if (errors.length > 0) throw wrongFields(errors);
    const where = sql`${entity.key} = ${keyOf(entity, row)}`;
    if ((await importableRows(tx, entity, { where, limit: 1 })).length > 0) {
      throw new Refusal('CONFLICT', `There is a row of this name: ${keyOf(entity, row)}.`, {
        reason: 'name_taken',
      });
    }
    await writeRows(tx, entity, [row], 'operator');
    const [made] = await importableRows(tx, entity, { where, limit: 1 });
    if (made === undefined) throw new Error('the created row was not found');
    const { id } = made;
    await entity.afterWrite?.(tx, id, made.row);
    // A retired row with this name may have a history.
    const revision = (await lockedRevision(tx, entity, id)) + 1;
    await writeHistory(tx, asker, {
      entity,
      id,
      revision,
      at: clock(),
      before: {},
      after: made.row,
    });
    return contentDetail(tx, kind, contentId(kind, entity, id));
  });
}
