import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ContentTable } from '../../../shared/content-rows/upsert.ts';

/** `field` of the file contains a key of `entity`, and `column` of the table stores the id of that row. */
export type Reference = { field: string; column: string; entity: string };

export type Entity = {
  name: string;
  schema: z.ZodType<Record<string, unknown>>;
  table: ContentTable & { id: PgColumn };
  /** Column of `keyField`, which identifies a row in the file and in the table. */
  key: PgColumn;
  keyField: 'key' | 'slug' | 'path';
  references: readonly Reference[];
  fixedValues?: Readonly<Record<string, unknown>>;
};

export type EntityRow = Record<string, unknown>;

export const readRowKey = (entity: Entity, row: EntityRow): string => String(row[entity.keyField]);
