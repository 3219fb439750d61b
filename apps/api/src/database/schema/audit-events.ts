import { AUDIT_ACTIONS } from '@tractor-haat/api-client/contract';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from './staff.ts';

/**
 * Actions of staff in the desk. Append-only, by a trigger. Contains no number or name of a visitor, because it outlives
 * an erasure.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null: the operator of this machine, by a command. */
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
