/** These concern one connection; the visitor's and the API's are two. */
const OF_CONNECTION = ['connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect'];
/** Whether a request is traced, and with which others, is no visitor's to say. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];
const OF_BODY = ['content-length', 'transfer-encoding', 'content-type'];

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * A visitor's headers as the API gets them. The proxy sends no body with GET and HEAD: a length would make
 * the API take the next visitor's request, on the same connection, for that body.
 */
export const requestHeaders = <Value>(method: string, headers: Readonly<Record<string, Value>>) =>
  without(headers, [
    ...OF_CONNECTION,
    ...OF_TRACES,
    ...(method === 'GET' || method === 'HEAD' ? OF_BODY : []),
  ]);

/** The API's headers as the visitor gets them. */
export const answerHeaders = <Value>(headers: Readonly<Record<string, Value>>) =>
  without(headers, OF_CONNECTION);
