import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { RETIRED } from '../../database/schema/from-content.ts';
import { checkRows, type KnownKeys, type Mistake } from '../../domain/catalogue-data/check-rows.ts';
import { ENTITIES } from '../../domain/catalogue-data/entities.ts';
import type { Entity, EntityRow } from '../../domain/catalogue-data/entity.ts';
import { idsOf, liveIdsOf, writeRows } from '../../domain/catalogue-data/write-rows.ts';
import { StartProblem } from '../../shared/start-problem.ts';
import type { AdminCommand } from '../admin/command.ts';

/** What became of an import: how many rows are new and how many were known, or what is wrong. */
export type Imported = { added: number; changed: number; written: boolean; mistakes: Mistake[] };

/** The entity that an operator names. */
export function entityOf(name: string | undefined): Entity {
  const entity = ENTITIES.find((one) => one.name === name);
  if (entity !== undefined) return entity;
  const names = ENTITIES.map((one) => one.name).join(', ');
  throw new StartProblem(`There is no entity "${name ?? ''}". There are: ${names}.`);
}

const importRequest = z.object({
  entity: z.string(),
  rows: z.array(z.unknown()),
  dryRun: z.boolean(),
});

/** Thrown to undo a trial. */
class OnlyTried extends Error {}

/** Writes all rows or, when one is wrong, none. A dry run writes them and takes them back. */
export const importCommand: AdminCommand = async (db, given): Promise<Imported> => {
  const { entity: name, rows: unchecked, dryRun } = importRequest.parse(given);
  const entity = entityOf(name);
  const { rows, mistakes } = checkRows(entity, unchecked, await knownKeys(db, entity));
  const before = await idsOf(db, name);
  const changed = rows.filter((row) => before.has(String(row[entity.keyField]))).length;
  const counts = { added: rows.length - changed, changed };
  if (mistakes.length > 0) return { ...counts, written: false, mistakes };
  try {
    await db.transaction(async (transaction) => {
      await writeRows(transaction, entity, rows, 'operator');
      if (dryRun) throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  return { ...counts, written: !dryRun, mistakes: [] };
};

async function knownKeys(db: Database, entity: Entity): Promise<KnownKeys> {
  const known = new Map<string, Set<string>>();
  for (const { entity: other } of entity.references) {
    known.set(other, new Set((await liveIdsOf(db, other)).keys()));
  }
  return known;
}

const exportRequest = z.object({ entity: z.string() });

/** All rows of an entity as an import would take them; what visitors added has no key and is left out. */
export const exportCommand: AdminCommand = async (db, given): Promise<EntityRow[]> => {
  const entity = entityOf(exportRequest.parse(given).entity);
  const rows: EntityRow[] = await db.select().from(entity.table).orderBy(entity.table.id);
  const names = new Map<string, Map<number, string>>();
  for (const { entity: other } of entity.references) {
    const ids = await idsOf(db, other);
    names.set(other, new Map([...ids].map(([key, id]) => [id, key])));
  }
  return rows
    .filter((row) => row[entity.keyField] !== null && !isRetired(row))
    .map((row) => importable(entity, row, names));
};

const isRetired = (row: EntityRow) => (row.retired_at ?? null) !== null || row.status === RETIRED;

function importable(
  entity: Entity,
  row: EntityRow,
  names: ReadonlyMap<string, ReadonlyMap<number, string>>,
): EntityRow {
  const plain: EntityRow = { ...row };
  for (const { field, column, entity: other } of entity.references) {
    plain[field] = names.get(other)?.get(Number(row[column]));
    delete plain[column];
  }
  // What the table has and a file has not: numbers and states of its own.
  const { data, error } = entity.schema.safeParse(plain);
  if (data !== undefined) return data;
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) delete plain[key];
  }
  return plain;
}
