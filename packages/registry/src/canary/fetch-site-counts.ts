import dns from 'node:dns/promises';
import { parseJson } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';
import { type SiteCounts, siteCountsSchema } from './site-counts.ts';

/** A slower site server is polled again at the next check. */
const REQUEST_TIMEOUT_MS = 3000;

const MAX_BYTES = 256 * 1024;

/** Origins of all site servers of a host name, as of a headless Kubernetes service. */
async function resolveOrigins(origin: string): Promise<string[]> {
  const url = new URL(origin);
  if (url.protocol !== 'http:') return [origin];
  try {
    const addresses = await dns.lookup(url.hostname.replaceAll(/[[\]]/g, ''), { all: true });
    // A server with an IPv4 and an IPv6 address must not be polled twice.
    const sameFamily = addresses.filter(({ family }) => family === addresses[0]?.family);
    return sameFamily.map(({ address, family }) => {
      url.hostname = family === 6 ? `[${address}]` : address;
      return url.origin;
    });
  } catch (cause) {
    throw new RegistryError(`${url.hostname} cannot be resolved: ${String(cause)}`, { cause });
  }
}

/** Polls all site servers concurrently. A failed request is a rejected entry in the result. */
export async function fetchSiteCounts(
  origins: readonly string[],
): Promise<PromiseSettledResult<SiteCounts>[]> {
  const resolved = await Promise.allSettled(origins.map(resolveOrigins));
  const responses = resolved.map(async (result): Promise<PromiseSettledResult<SiteCounts>[]> => {
    if (result.status === 'rejected') return [result];
    return Promise.allSettled(result.value.map(fetchCounts));
  });
  return (await Promise.all(responses)).flat();
}

/** Fetches the counts of one site server. Throws a RegistryError on failure. */
async function fetchCounts(origin: string): Promise<SiteCounts> {
  const url = new URL('/__health/releases', origin).href;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      redirect: 'error',
    });
    const text = await response.text();
    if (!response.ok || text.length > MAX_BYTES) throw new Error(`it returned ${response.status}`);
    return parseJson(text, siteCountsSchema, url);
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError(`${url} does not return its counts: ${reason}.`, { cause });
  }
}
