/** Hop-by-hop headers. */
const OF_CONNECTION = ['connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect'];
/** Visitors must not control tracing. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];
const OF_BODY = ['content-length', 'transfer-encoding', 'content-type'];

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Request headers for the API. GET and HEAD are forwarded without a body, so their length is
 * removed: the API would read the next request on the connection as that body.
 */
export const requestHeaders = <Value>(method: string, headers: Readonly<Record<string, Value>>) =>
  without(headers, [
    ...OF_CONNECTION,
    ...OF_TRACES,
    ...(method === 'GET' || method === 'HEAD' ? OF_BODY : []),
  ]);

/** Response headers for the visitor. */
export const answerHeaders = <Value>(headers: Readonly<Record<string, Value>>) =>
  without(headers, OF_CONNECTION);
