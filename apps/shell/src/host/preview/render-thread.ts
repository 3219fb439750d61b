/**
 * The thread in which a preview's pages are made. It has a heap of its own: code that nobody has promoted
 * can neither use up the site server's memory nor keep it from answering other visitors.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { askedBy, passRequestIds } from '../asked-by.ts';
import { CodeCache } from '../release/code-cache.ts';
import { loadLiveSite } from '../release/live-site.ts';
import { messageOf } from '../release/message-of.ts';
import { RemoteFailures } from '../release/remote-failures.ts';
import type { PageMade, PageWanted, PreviewReady, PreviewWork } from './messages.ts';

const { store, composition, profiles } = workerData as PreviewWork;
const failures = new RemoteFailures();
const site = loadLiveSite(store, composition, new CodeCache(store), failures, profiles);

const send = (message: PreviewReady | PageMade) => parentPort?.postMessage(message);

// What Node tells of calls that leave, it tells to their own thread alone.
const { API_BASE, DEALER_API_BASE } = process.env;
passRequestIds([API_BASE, DEALER_API_BASE].flatMap((base) => base || []));

async function make({ id, url, request }: PageWanted): Promise<PageMade> {
  const errors: string[] = [];
  const note = (error: unknown) => errors.push(messageOf(error));
  try {
    const answer = await askedBy({ id: request }, () => site.render(new URL(url), note));
    return { id, answer, faults: failures.list() };
  } catch (error) {
    return { id, error: messageOf(error), faults: failures.list() };
  }
}

parentPort?.on('message', async (wanted: PageWanted) => send(await make(wanted)));
send({ browserComposition: site.browserComposition });
