import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { REQUEST_ID } from '@tractor-haat/server-kit/log';
import { createTraceHeaders } from '@tractor-haat/server-kit/telemetry';
import { CONTENT_TAGS_HEADER, type PageTags } from './pages/watch-content.ts';

type ApiCallContext = {
  readonly id: string;
  readonly savesData?: boolean;
  readonly tags?: PageTags;
};

const apiCallContext = new AsyncLocalStorage<ApiCallContext>();

/**
 * API calls of `work` send the request id. For a light page they also send `Save-Data`, so the API returns shorter
 * lists.
 */
export const withRequestContext = <Value>(request: ApiCallContext, work: () => Value): Value =>
  apiCallContext.run(request, work);

interface RequestEvent {
  readonly request: {
    readonly origin: string | URL;
    addHeader(name: string, value: string): unknown;
  };
}

/** `headers` alternates names and values. */
interface ResponseEvent {
  readonly request: object;
  readonly response: { readonly headers: readonly (Buffer | string)[] };
}

/** Arbitrary value: the API returns tags for any value of the header. */
const REQUEST_TAGS = 'told';

/**
 * Adds the current request id to API calls and collects the content tags of their responses. It subscribes to Node's
 * diagnostics channels, because the bundles of pages call `fetch` themselves. Returns a function that unsubscribes.
 */
export function propagateRequestHeaders(apiBases: readonly string[]): () => void {
  const origins = apiBases.map((base) => new URL(base).origin);
  const requestCreated = channel('undici:request:create');
  const headersReceived = channel('undici:request:headers');
  const tagsByRequest = new WeakMap<object, PageTags>();
  const addContextHeaders = (message: unknown) => {
    const context = apiCallContext.getStore();
    const { request } = message as RequestEvent;
    if (context === undefined || !origins.includes(new URL(request.origin).origin)) return;
    request.addHeader(REQUEST_ID, context.id);
    if (context.savesData) request.addHeader('save-data', 'on');
    if (context.tags) {
      request.addHeader(CONTENT_TAGS_HEADER, REQUEST_TAGS);
      tagsByRequest.set(request, context.tags);
    }
    for (const [name, value] of Object.entries(createTraceHeaders()))
      request.addHeader(name, value);
  };
  const collectTags = (message: unknown) => {
    const event = message as ResponseEvent;
    tagsByRequest.get(event.request)?.addHeader(getHeader(event, CONTENT_TAGS_HEADER));
  };
  requestCreated.subscribe(addContextHeaders);
  headersReceived.subscribe(collectTags);
  return () => {
    requestCreated.unsubscribe(addContextHeaders);
    headersReceived.unsubscribe(collectTags);
  };
}

function getHeader(
  { response: { headers } }: ResponseEvent,
  headerName: string,
): string | undefined {
  const nameIndex = headers.findIndex(
    (name, index) => index % 2 === 0 && String(name).toLowerCase() === headerName,
  );
  return nameIndex < 0 ? undefined : String(headers[nameIndex + 1]);
}
