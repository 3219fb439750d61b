import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

type Query = (...args: unknown[]) => unknown;

interface DatabaseClient {
  query: Query;
}

const tracedClients = new WeakSet<DatabaseClient>();

/**
 * Adds a span to each SQL statement that a pool or connection runs in a traced request. The name of the span contains
 * the verb and the table but no values. Calls with a callback get no span, because the pool makes them for a call that
 * has one.
 */
export function traceStatements(client: object): void {
  const databaseClient = client as DatabaseClient;
  if (tracedClients.has(databaseClient)) return;
  tracedClients.add(databaseClient);
  const tracer = trace.getTracer('tractor-haat');
  const { query } = databaseClient;
  databaseClient.query = function (this: unknown, ...args) {
    if (!trace.getActiveSpan()?.isRecording() || typeof args.at(-1) === 'function')
      return query.apply(this, args);
    const name = createSpanName(readStatement(args[0]));
    const attributes = { 'db.system.name': 'postgresql' };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context.active());
    const result = query.apply(this, args);
    Promise.resolve(result)
      .catch(() => span.setStatus({ code: SpanStatusCode.ERROR }))
      .finally(() => span.end());
    return result;
  };
}

const readStatement = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  return hasText ? String(statement.text) : '';
};

/** Matches `insert` in `insert into "used_listings" …`. */
const VERB_PATTERN = /^\s*([a-z]+)/i;

/** Matches `into "used_listings"`. */
const TABLE_PATTERN = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/**
 * Returns the verb and the first table of a statement, such as `select used_listings`, or `statement` if it has no
 * verb.
 */
export function createSpanName(text: string): string {
  const [verb = 'statement'] = VERB_PATTERN.exec(text)?.slice(1) ?? [];
  const [table] = TABLE_PATTERN.exec(text)?.slice(1) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
