import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Failures of remotes in browsers, counted per hour so that no row identifies a visitor. */
export const clientEvents = pgTable(
  'client_events',
  {
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    phase: text('phase').notNull(),
    code: text('code').notNull(),
    count: integer('count').notNull(),
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.remote, table.version, table.phase, table.code] }),
    index('client_events_last_at').on(table.last_at),
  ],
);
