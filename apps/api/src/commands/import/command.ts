import { z } from 'zod';
import { checkRows, type Mistake } from '../../domain/catalogue/catalogue-data/check-rows.ts';
import { ENTITIES } from '../../domain/catalogue/catalogue-data/entities.ts';
import type { Entity, EntityRow } from '../../domain/catalogue/catalogue-data/entity.ts';
import {
  importableRows,
  knownKeys,
} from '../../domain/catalogue/catalogue-data/importable-rows.ts';
import { idsOf, writeRows } from '../../domain/catalogue/catalogue-data/write-rows.ts';
import { StartupError } from '../../shared/start-problem.ts';
import type { AdminCommand } from '../admin/command.ts';

/** Result of an import: counts of new and known rows, or the mistakes. */
export type ImportResult = {
  added: number;
  changed: number;
  written: boolean;
  mistakes: Mistake[];
};

/** Finds an entity by the name on the command line. */
export function entityOf(name: string | undefined): Entity {
  const entity = ENTITIES.find((one) => one.name === name);
  if (entity !== undefined) return entity;
  const names = ENTITIES.map((one) => one.name).join(', ');
  throw new StartupError(`There is no entity "${name ?? ''}". There are: ${names}.`);
}

const importRequest = z.object({
  entity: z.string(),
  rows: z.array(z.unknown()),
  dryRun: z.boolean(),
});

/** Thrown to roll back a dry run. */
class DryRunRollback extends Error {}

/** Writes all rows, or none if one is wrong. A dry run writes them and rolls back. */
export const importCommand: AdminCommand = async (db, input): Promise<ImportResult> => {
  const { entity: name, rows: unchecked, dryRun } = importRequest.parse(input);
  const entity = entityOf(name);
  const { rows, mistakes } = checkRows(entity, unchecked, await knownKeys(db, entity));
  const before = await idsOf(db, name);
  const changed = rows.filter((row) => before.has(String(row[entity.keyField]))).length;
  const counts = { added: rows.length - changed, changed };
  if (mistakes.length > 0) return { ...counts, written: false, mistakes };
  try {
    await db.transaction(async (transaction) => {
      await writeRows(transaction, entity, rows, 'operator');
      if (dryRun) throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return { ...counts, written: !dryRun, mistakes: [] };
};

const exportRequest = z.object({ entity: z.string() });

/** All rows of an entity in import format; rows of visitors have no key and are omitted. */
export const exportCommand: AdminCommand = async (db, input): Promise<EntityRow[]> => {
  const entity = entityOf(exportRequest.parse(input).entity);
  return (await importableRows(db, entity)).map(({ row }) => row);
};
