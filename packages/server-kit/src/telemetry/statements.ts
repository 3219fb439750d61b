import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

type Query = (...args: unknown[]) => unknown;

/** A pool or connection of the database driver. */
interface Client {
  query: Query;
}

const traced = new WeakSet<Client>();

/**
 * Adds a span to each statement of a pool or connection in traced requests. The span contains verb and table, never
 * values. Calls with a callback come from the pool itself, which already has a span.
 */
export function traceStatements(client: object): void {
  const known = client as Client;
  if (traced.has(known)) return;
  traced.add(known);
  const tracer = trace.getTracer('tractor-haat');
  const { query } = known;
  known.query = function (this: unknown, ...args) {
    if (!trace.getActiveSpan()?.isRecording() || typeof args.at(-1) === 'function')
      return query.apply(this, args);
    const name = statementName(textOf(args[0]));
    const attributes = { 'db.system.name': 'postgresql' };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context.active());
    const result = query.apply(this, args);
    Promise.resolve(result)
      .catch(() => span.setStatus({ code: SpanStatusCode.ERROR }))
      .finally(() => span.end());
    return result;
  };
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed ? String(statement.text) : '';
};

/** Span name of a statement, such as `select used_listings`. */
export function statementName(text: string): string {
  const [verb = 'statement'] = /^\s*([a-z]+)/i.exec(text)?.slice(1) ?? [];
  const [table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.slice(1) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
