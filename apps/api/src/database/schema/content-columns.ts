import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** An operator imported or edited the row: content imports neither change nor retire it. */
const by_operator = boolean('by_operator').notNull().default(false);

/** Columns of tables that only the content folder fills. */
export const contentColumns = {
  by_operator,
  /** When the row left the content. The row and its id stay, because visitors' data may refer to it. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/**
 * Column of tables that both the content folder and visitors fill. Their status is `retired` while the row is not in
 * the content.
 */
export const sharedContentColumns = { by_operator };

/** Status of a row that left the content. */
export const RETIRED_STATUS = 'retired';

/** Condition of every public query: the row is in the content and fulfils the conditions. */
export function isLive(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}
