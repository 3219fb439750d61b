import dns from 'node:dns/promises';
import { RegistryError } from '../registry-error.ts';
import { parseJson } from '../schema.ts';
import { type SiteCounts, siteCountsSchema } from './site-counts.ts';

/** A slower site is polled again with the next check. */
const LIMIT_MS = 3000;

const MAX_BYTES = 256 * 1024;

/** A host name can resolve to several site servers, as with a headless service of Kubernetes: each is polled. */
async function addressesOf(origin: string): Promise<string[]> {
  const url = new URL(origin);
  if (url.protocol !== 'http:') return [origin];
  try {
    const found = await dns.lookup(url.hostname.replaceAll(/[[\]]/g, ''), { all: true });
    // A machine's own name can have two addresses of one server.
    const known = found.filter(({ family }) => family === found[0]?.family);
    return known.map(({ address, family }) => {
      url.hostname = family === 6 ? `[${address}]` : address;
      return url.origin;
    });
  } catch (cause) {
    throw new RegistryError(`${url.hostname} cannot be resolved: ${String(cause)}`, { cause });
  }
}

/** Polls all site servers concurrently; a failure is a rejected entry beside the other responses. */
export async function askSites(
  origins: readonly string[],
): Promise<PromiseSettledResult<SiteCounts>[]> {
  const found = await Promise.allSettled(origins.map(addressesOf));
  const answers = found.map(async (one): Promise<PromiseSettledResult<SiteCounts>[]> => {
    if (one.status === 'rejected') return [one];
    return Promise.allSettled(one.value.map(askSite));
  });
  return (await Promise.all(answers)).flat();
}

/** Reads the counts of one site server by address. Throws a RegistryError on failure. */
async function askSite(origin: string): Promise<SiteCounts> {
  const place = new URL('/__health/releases', origin).href;
  try {
    const answer = await fetch(place, {
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    });
    const text = await answer.text();
    if (!answer.ok || text.length > MAX_BYTES) throw new Error(`it answered ${answer.status}`);
    return parseJson(text, siteCountsSchema, place);
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError(`${place} does not return its counts: ${why}.`, { cause });
  }
}
