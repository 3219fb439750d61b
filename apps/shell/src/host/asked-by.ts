import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { REQUEST_ID } from '@tractor-haat/log';
import { traceHeaders } from '@tractor-haat/telemetry';
import { CONTENT_TAGS, type PageTags } from './pages/page-tags.ts';

/** What the API is told of the request for which it is asked, and where it tells what its answers are made of. */
type Asking = { readonly id: string; readonly savesData?: boolean; readonly tags?: PageTags };

const asking = new AsyncLocalStorage<Asking>();

/**
 * Runs `work` for a request: whatever it asks of the API bears the request's id, and `Save-Data` where the page is to be a
 * light one: lists are shorter then.
 */
export const askedBy = <Value>(request: Asking, work: () => Value): Value =>
  asking.run(request, work);

/** What Node's `fetch` tells of a request that is about to leave. */
interface Leaving {
  readonly request: {
    readonly origin: string | URL;
    addHeader(name: string, value: string): unknown;
  };
}

/** What it tells of an answer whose headers have come: names and values in turn. */
interface Answered {
  readonly request: object;
  readonly response: { readonly headers: readonly (Buffer | string)[] };
}

function headerOf({ response: { headers } }: Answered, wanted: string): string | undefined {
  const at = headers.findIndex(
    (name, place) => place % 2 === 0 && String(name).toLowerCase() === wanted,
  );
  return at < 0 ? undefined : String(headers[at + 1]);
}

/**
 * Gives calls to the API the id of the request for which they are made, so that one id goes through all logs, and notes of
 * answers which content they are made of. Pages call the API by themselves, in code that knows nothing of this server: Node says
 * when a call leaves and when its answer comes.
 *
 * @returns ends it
 */
export function passRequestIds(apiBases: readonly string[]): () => void {
  const origins = apiBases.map((base) => new URL(base).origin);
  const [leaving, answered] = [channel('undici:request:create'), channel('undici:request:headers')];
  const awaited = new WeakMap<object, PageTags>();
  const left = (message: unknown) => {
    const from = asking.getStore();
    const { request } = message as Leaving;
    if (from === undefined || !origins.includes(new URL(request.origin).origin)) return;
    request.addHeader(REQUEST_ID, from.id);
    if (from.savesData) request.addHeader('save-data', 'on');
    if (from.tags) {
      request.addHeader(CONTENT_TAGS, 'told');
      awaited.set(request, from.tags);
    }
    for (const [name, value] of Object.entries(traceHeaders())) request.addHeader(name, value);
  };
  const came = (message: unknown) => {
    const answer = message as Answered;
    awaited.get(answer.request)?.told(headerOf(answer, CONTENT_TAGS));
  };
  leaving.subscribe(left);
  answered.subscribe(came);
  return () => {
    leaving.unsubscribe(left);
    answered.unsubscribe(came);
  };
}
