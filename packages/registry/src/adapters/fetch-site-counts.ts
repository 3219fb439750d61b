import dns from 'node:dns/promises';
import { type SiteCounts, siteCountsSchema } from '../core/canary/site-counts.ts';
import { parseJson } from '../core/parse-json.ts';
import { RegistryError } from '../core/registry-error.ts';

const REQUEST_TIMEOUT_MS = 3000;

const MAX_RESPONSE_CHARS = 256 * 1024;

/**
 * Requests the counts of all site servers concurrently. A failed request is a rejected entry with a RegistryError, so
 * one unreachable server does not hide the counts of the others.
 */
export async function fetchSiteCounts(
  origins: readonly string[],
): Promise<PromiseSettledResult<SiteCounts>[]> {
  const resolutions = await Promise.allSettled(origins.map(resolveOrigins));
  const responses = resolutions.map(async (result): Promise<PromiseSettledResult<SiteCounts>[]> => {
    if (result.status === 'rejected') return [result];
    return Promise.allSettled(result.value.map(fetchCounts));
  });
  return (await Promise.all(responses)).flat();
}

async function fetchCounts(origin: string): Promise<SiteCounts> {
  const url = new URL('/__health/releases', origin).href;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      redirect: 'error',
    });
    const text = await response.text();
    if (!response.ok || text.length > MAX_RESPONSE_CHARS)
      throw new Error(`it returned ${response.status}`);
    return parseJson(text, siteCountsSchema, url);
  } catch (cause) {
    if (cause instanceof RegistryError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError(`${url} does not return its counts: ${reason}.`, { cause });
  }
}

/** Origins of all addresses of a host name, because a headless Kubernetes service has one address per site server. */
async function resolveOrigins(origin: string): Promise<string[]> {
  const url = new URL(origin);
  if (url.protocol !== 'http:') return [origin];
  try {
    const addresses = await dns.lookup(removeBrackets(url.hostname), { all: true });
    // Only one family, so that a server with an IPv4 and an IPv6 address is not polled twice.
    const sameFamily = addresses.filter(({ family }) => family === addresses[0]?.family);
    return sameFamily.map(({ address, family }) => {
      url.hostname = family === 6 ? `[${address}]` : address;
      return url.origin;
    });
  } catch (cause) {
    throw new RegistryError(`${url.hostname} cannot be resolved: ${String(cause)}`, { cause });
  }
}

/** `[::1]` becomes `::1`. */
const removeBrackets = (hostname: string) => hostname.replaceAll(/[[\]]/g, '');
