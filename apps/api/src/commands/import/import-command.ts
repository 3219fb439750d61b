import { z } from 'zod';
import { StartupError } from '../../core/startup-error.ts';
import { CATALOGUE_ENTITIES } from '../../features/content/catalogue-rows/catalogue-entities.ts';
import {
  checkRows,
  type Entity,
  type EntityRow,
  type RowFieldError,
} from '../../features/content/catalogue-rows/entity.ts';
import {
  listExistingKeys,
  listIds,
  listImportableRows,
  writeRows,
} from '../../features/content/catalogue-rows/write-rows.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

/** `added` and `changed` count new rows and rows that replace an existing one, even if nothing was written. */
export type ImportResult = {
  added: number;
  changed: number;
  written: boolean;
  rowErrors: RowFieldError[];
};

export function requireEntity(name: string | undefined): Entity {
  const entity = CATALOGUE_ENTITIES.find((candidate) => candidate.name === name);
  if (entity !== undefined) return entity;
  const names = CATALOGUE_ENTITIES.map((candidate) => candidate.name).join(', ');
  throw new StartupError(`There is no entity "${name ?? ''}". There are: ${names}.`);
}

const importRequest = z.object({
  entity: z.string(),
  rows: z.array(z.unknown()),
  dryRun: z.boolean(),
});

class DryRunRollback extends Error {}

/** A dry run writes all rows and rolls back, so that the database checks its constraints. */
export const importCommand: AdminCommand = async (db, input): Promise<ImportResult> => {
  const { entity: name, rows: uncheckedRows, dryRun } = importRequest.parse(input);
  const entity = requireEntity(name);
  const { rows, rowErrors } = checkRows(entity, uncheckedRows, await listExistingKeys(db, entity));
  const existingIds = await listIds(db, name);
  const changed = rows.filter((row) => existingIds.has(String(row[entity.keyField]))).length;
  const counts = { added: rows.length - changed, changed };
  if (rowErrors.length > 0) return { ...counts, written: false, rowErrors };
  try {
    await db.transaction(async (transaction) => {
      await writeRows(transaction, entity, rows, 'operator');
      if (dryRun) throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return { ...counts, written: !dryRun, rowErrors: [] };
};

const exportRequest = z.object({ entity: z.string() });

/** Visitors' rows are omitted, because they have no key to import them by. */
export const exportCommand: AdminCommand = async (db, input): Promise<EntityRow[]> => {
  const entity = requireEntity(exportRequest.parse(input).entity);
  return (await listImportableRows(db, entity)).map(({ row }) => row);
};
