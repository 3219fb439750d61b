import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ContentTable } from '../seed/upsert.ts';

/** A field that names a row of another entity by that row's key; in the table it is an id. */
export type Reference = { field: string; column: string; entity: string };

/** One kind of catalogue data: its file in content/, its rows, its table. */
export type Entity = {
  /** Name of the file without ending, and what an operator calls it: `used-tractors`. */
  name: string;
  schema: z.ZodType<Record<string, unknown>>;
  table: ContentTable & { id: PgColumn };
  /** The column, and the field of the row, by which a row is recognised. */
  key: PgColumn;
  keyField: 'key' | 'slug' | 'path';
  references: readonly Reference[];
  /** What the table has and the file has not. */
  always?: Readonly<Record<string, unknown>>;
};

/** Rows that passed their schema. */
export type EntityRow = Record<string, unknown>;

export const keyOf = (entity: Entity, row: EntityRow): string => String(row[entity.keyField]);
