import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** True if an operator imported or edited the row. Content imports skip it. */
const by_operator = boolean('by_operator').notNull().default(false);

export const contentColumns = {
  by_operator,
  /** Set when the content no longer has the row. The row is not deleted, because visitors' data may refer to it. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/** For tables with rows of visitors too. Their `status` is `retired` instead of a `retired_at`. */
export const sharedContentColumns = { by_operator };

export const RETIRED_STATUS = 'retired';

/** Every public query must use this condition. */
export function isLive(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}
