import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** An operator imported or edited the row: the content folder neither changes it nor takes it out. */
const by_operator = boolean('by_operator').notNull().default(false);

/** Columns of every table that the content folder fills and nobody else shows. */
export const fromContent = {
  by_operator,
  /** When the row left the content. It stays, with its id, for what visitors hung on it. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/**
 * The column of tables that the content folder and visitors fill. Their rows have a status, which is
 * `retired` while the row is not in the content.
 */
export const fromContentToo = { by_operator };

/** Status of a row that left the content. */
export const RETIRED = 'retired';

/** Rows that are in the content now, and fulfil the conditions: what every public read asks for. */
export function live(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}
