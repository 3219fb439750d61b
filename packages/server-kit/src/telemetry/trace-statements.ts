import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

type Query = (...args: unknown[]) => unknown;

/** A pool or connection of the database driver. */
interface DatabaseClient {
  query: Query;
}

const tracedClients = new WeakSet<DatabaseClient>();

/**
 * Adds a span to each SQL statement of a pool or connection in traced requests. The span's name contains verb and table
 * but no values. Calls with a callback are skipped: the pool makes them for a call that already has a span.
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

/** Span name of a statement, such as `select used_listings`. */
export function createSpanName(text: string): string {
  const [verb = 'statement'] = /^\s*([a-z]+)/i.exec(text)?.slice(1) ?? [];
  const [table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.slice(1) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
