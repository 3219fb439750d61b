import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ContentTable } from '../../../shared/content-rows/upsert.ts';

/** A field with the key of a row of another entity; the table stores that row's id. */
export type Reference = { field: string; column: string; entity: string };

/** One kind of catalogue data: its file in content/, its rows, its table. */
export type Entity = {
  /** Name of the file without extension, also on the command line: `used-tractors`. */
  name: string;
  schema: z.ZodType<Record<string, unknown>>;
  table: ContentTable & { id: PgColumn };
  /** The column, and the field of the row, that identifies a row. */
  key: PgColumn;
  keyField: 'key' | 'slug' | 'path';
  references: readonly Reference[];
  /** Values of table columns that the file does not have. */
  fixedValues?: Readonly<Record<string, unknown>>;
};

export type EntityRow = Record<string, unknown>;

export const readRowKey = (entity: Entity, row: EntityRow): string => String(row[entity.keyField]);
