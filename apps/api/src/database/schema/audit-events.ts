import { AUDIT_ACTIONS } from '@tractor-haat/api-client/contract';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/** A trigger makes the table append-only, so rows must not contain numbers or names of visitors. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for a command that the operator ran on the server. */
    staff_id: integer('staff_id').references(() => staff.id),
    what: text('what', { enum: AUDIT_ACTIONS }).notNull(),
    object: text('object').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    index('audit_events_what').on(table.what, table.id),
    index('audit_events_object').on(table.object, table.id),
  ],
);
