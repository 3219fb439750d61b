import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { REQUEST_ID } from '@tractor-haat/log';
import { traceHeaders } from '@tractor-haat/telemetry';

/** What the API is told of the request for which it is asked. */
type Asking = { readonly id: string; readonly savesData?: boolean };

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

/**
 * Gives calls to the API the id of the request for which they are made, so that one id goes through all logs. Pages
 * call the API by themselves, in code that knows nothing of this server: Node says when a call leaves.
 *
 * @returns ends it
 */
export function passRequestIds(apiBases: readonly string[]): () => void {
  const origins = apiBases.map((base) => new URL(base).origin);
  const leaving = channel('undici:request:create');
  const listener = (message: unknown) => {
    const from = asking.getStore();
    const { request } = message as Leaving;
    if (from === undefined || !origins.includes(new URL(request.origin).origin)) return;
    request.addHeader(REQUEST_ID, from.id);
    if (from.savesData) request.addHeader('save-data', 'on');
    for (const [name, value] of Object.entries(traceHeaders())) request.addHeader(name, value);
  };
  leaving.subscribe(listener);
  return () => void leaving.unsubscribe(listener);
}
