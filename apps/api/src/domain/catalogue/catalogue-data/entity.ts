import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ContentTable } from '../../../shared/content-rows/upsert.ts';

/** `field` of a content file contains a key of `entity`. `column` of the table stores the id of that row. */
export type Reference = { field: string; column: string; entity: string };

export type Entity = {
  name: string;
  schema: z.ZodType<Record<string, unknown>>;
  table: ContentTable & { id: PgColumn };
  key: PgColumn;
  keyField: 'key' | 'slug' | 'path';
  references: readonly Reference[];
  fixedValues?: Readonly<Record<string, unknown>>;
};

export type EntityRow = Record<string, unknown>;

export const readRowKey = (entity: Entity, row: EntityRow): string => String(row[entity.keyField]);
