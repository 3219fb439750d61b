import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** True if an operator imported or edited the row; content imports then skip it. */
const by_operator = boolean('by_operator').notNull().default(false);

/** Columns of tables that only the content folder fills. */
export const contentColumns = {
  by_operator,
  /** When the row was removed from the content. The row is not deleted, because visitors' data may reference it. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/**
 * Column of tables that both the content folder and visitors fill. Their status is `retired` while the row is not in
 * the content.
 */
export const sharedContentColumns = { by_operator };

/** Status of a row that was removed from the content. */
export const RETIRED_STATUS = 'retired';

/** SQL condition of every public query: not retired, and all `conditions`. */
export function isLive(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}
