import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** True if an operator imported or edited the row; content imports then skip it. */
const by_operator = boolean('by_operator').notNull().default(false);

/** Columns of tables whose rows come only from the content folder. */
export const contentColumns = {
  by_operator,
  /** Time at which the row was removed from the content. It is not deleted, because visitors' data may refer to it. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/**
 * Columns of tables whose rows come from the content folder and from visitors. Rows that were removed from the content
 * have the status `retired`.
 */
export const sharedContentColumns = { by_operator };

/** Status of a row that was removed from the content. */
export const RETIRED_STATUS = 'retired';

/** SQL condition of every public query: the row is not retired and meets all `conditions`. */
export function isLive(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}
