type Query = (...args: unknown[]) => unknown;

/**
 * Takes the names off the statements of a connection. PgBouncer in transaction mode gives each transaction another
 * connection of the server, which does not know what was prepared on the one before (before its release 1.21).
 */
export function leaveUnnamed(client: object): void {
  const known = client as { query: Query };
  const { query } = known;
  known.query = function (this: unknown, first, ...rest) {
    return query.call(this, isNamed(first) ? { ...first, name: undefined } : first, ...rest);
  };
}

const isNamed = (given: unknown): given is { name: string } =>
  typeof given === 'object' && given !== null && !('submit' in given) && 'name' in given;
