import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { REQUEST_ID } from '@tractor-haat/server-kit/log';
import { traceHeaders } from '@tractor-haat/server-kit/telemetry';
import { CONTENT_TAGS, type PageTags } from './pages/page-tags.ts';

/** Context of API calls: the request they belong to, and a sink for the content tags of their responses. */
type ApiCallContext = {
  readonly id: string;
  readonly savesData?: boolean;
  readonly tags?: PageTags;
};

const apiCallContext = new AsyncLocalStorage<ApiCallContext>();

/**
 * Runs `work` in the context of a request: API calls carry its request id, and `Save-Data` for a
 * light page, which gets shorter lists.
 */
export const withRequestContext = <Value>(request: ApiCallContext, work: () => Value): Value =>
  apiCallContext.run(request, work);

/** Fields of undici's request diagnostics message that are used here. */
interface RequestEvent {
  readonly request: {
    readonly origin: string | URL;
    addHeader(name: string, value: string): unknown;
  };
}

/** Fields of undici's headers diagnostics message; `headers` alternates names and values. */
interface ResponseEvent {
  readonly request: object;
  readonly response: { readonly headers: readonly (Buffer | string)[] };
}

function getHeader(
  { response: { headers } }: ResponseEvent,
  headerName: string,
): string | undefined {
  const at = headers.findIndex(
    (name, index) => index % 2 === 0 && String(name).toLowerCase() === headerName,
  );
  return at < 0 ? undefined : String(headers[at + 1]);
}

/**
 * Adds the current request id to API calls, so that all logs share one id, and collects the content tags of responses.
 * Pages call `fetch` in bundles that do not know this server, so it uses Node's diagnostics channels.
 *
 * @returns function that stops it
 */
export function propagateRequestHeaders(apiBases: readonly string[]): () => void {
  const origins = apiBases.map((base) => new URL(base).origin);
  const [requestCreated, headersReceived] = [
    channel('undici:request:create'),
    channel('undici:request:headers'),
  ];
  const tagsByRequest = new WeakMap<object, PageTags>();
  const onRequestCreated = (message: unknown) => {
    const from = apiCallContext.getStore();
    const { request } = message as RequestEvent;
    if (from === undefined || !origins.includes(new URL(request.origin).origin)) return;
    request.addHeader(REQUEST_ID, from.id);
    if (from.savesData) request.addHeader('save-data', 'on');
    if (from.tags) {
      request.addHeader(CONTENT_TAGS, 'told');
      tagsByRequest.set(request, from.tags);
    }
    for (const [name, value] of Object.entries(traceHeaders())) request.addHeader(name, value);
  };
  const onResponseHeaders = (message: unknown) => {
    const event = message as ResponseEvent;
    tagsByRequest.get(event.request)?.addHeader(getHeader(event, CONTENT_TAGS));
  };
  requestCreated.subscribe(onRequestCreated);
  headersReceived.subscribe(onResponseHeaders);
  return () => {
    requestCreated.unsubscribe(onRequestCreated);
    headersReceived.unsubscribe(onResponseHeaders);
  };
}
