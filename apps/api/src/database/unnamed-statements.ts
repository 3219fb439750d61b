type Query = (...args: unknown[]) => unknown;

/**
 * Makes a connection use unnamed statements. PgBouncer in transaction mode (before its release 1.21) gives each
 * transaction another server connection, which does not have the prepared statements.
 */
export function leaveUnnamed(client: object): void {
  const known = client as { query: Query };
  const { query } = known;
  known.query = function (this: unknown, first, ...rest) {
    return query.call(this, isNamed(first) ? { ...first, name: undefined } : first, ...rest);
  };
}

const isNamed = (query: unknown): query is { name: string } =>
  typeof query === 'object' && query !== null && !('submit' in query) && 'name' in query;
