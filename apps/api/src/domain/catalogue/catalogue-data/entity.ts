import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ContentTable } from '../../../shared/content-rows/upsert.ts';

/** `field` of a file contains the key of a row of another entity; `column` of the table stores its id. */
export type Reference = { field: string; column: string; entity: string };

/** A kind of catalogue data with the schema of its file and its table. */
export type Entity = {
  /** Name of the file without its extension, for example `used-tractors`; commands use the same name. */
  name: string;
  schema: z.ZodType<Record<string, unknown>>;
  table: ContentTable & { id: PgColumn };
  /** Column that identifies a row; `keyField` is the same value in the file. */
  key: PgColumn;
  keyField: 'key' | 'slug' | 'path';
  references: readonly Reference[];
  /** Values of table columns that the file does not have. */
  fixedValues?: Readonly<Record<string, unknown>>;
};

export type EntityRow = Record<string, unknown>;

export const readRowKey = (entity: Entity, row: EntityRow): string => String(row[entity.keyField]);
