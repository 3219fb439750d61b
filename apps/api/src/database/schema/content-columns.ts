import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** True if an operator imported or edited the row. Content imports skip it. */
const by_operator = boolean('by_operator').notNull().default(false);

export const contentColumns = {
  by_operator,
  /** Set when content/ no longer has the row. Visitors' data may refer to it, so it is not deleted. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/** For tables that also contain visitors' rows. A retired row has the status `retired`. */
export const sharedContentColumns = { by_operator };

export const RETIRED_STATUS = 'retired';

/** Adds the condition of all public queries, which hides retired rows. */
export function isLive(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}
