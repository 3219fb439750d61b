/**
 * Worker thread that renders previews. The thread has its own heap, so unreviewed code cannot exhaust the memory of the
 * server or block other visitors.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { RemoteFailures } from '../release/contain-remote-errors.ts';
import { loadLiveSite } from '../release/load-live-site.ts';
import { CodeCache, toErrorMessage } from '../release/run-remote.ts';
import { propagateRequestHeaders, withRequestContext } from '../with-request-context.ts';
import type { PageJob, PageJobResult, PreviewReady, PreviewWorkerData } from './render-workers.ts';

const { store, composition, profiles } = workerData as PreviewWorkerData;
const failures = new RemoteFailures();
const site = loadLiveSite(store, composition, new CodeCache(store), failures, profiles);

const send = (message: PreviewReady | PageJobResult) => parentPort?.postMessage(message);

// Diagnostics channels report only calls of their own thread, so the thread subscribes itself.
const { API_BASE, DEALER_API_BASE } = process.env;
propagateRequestHeaders([API_BASE, DEALER_API_BASE].flatMap((base) => base || []));

async function renderJob({ id, url, request }: PageJob): Promise<PageJobResult> {
  const errors: string[] = [];
  const collectError = (error: unknown) => errors.push(toErrorMessage(error));
  try {
    const response = await withRequestContext({ id: request }, () =>
      site.render(new URL(url), collectError),
    );
    return { id, response, failures: failures.list() };
  } catch (error) {
    return { id, error: toErrorMessage(error), failures: failures.list() };
  }
}

parentPort?.on('message', async (job: PageJob) => send(await renderJob(job)));
send({ browserComposition: site.browserComposition });
