import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const MAX_ATTEMPTS = 3;
const PURGE_TIMEOUT_MS = 5000;
/** Delay before a retry, multiplied by the number of failed attempts. */
const RETRY_DELAY_MS = 500;

export type PurgeRequest =
  | { readonly composition: string }
  | { readonly tags: readonly string[] | null };

/**
 * Called after this process serves the new content, because the CDN would otherwise fetch old pages again. Every site
 * process purges the CDN, so after the last one no old page can return.
 */
export async function purgeCdn(
  url: string,
  request: PurgeRequest,
  log: FastifyBaseLogger,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
      });
      if (response.ok) return;
      throw new Error(`PURGE_URL returned ${response.status}`);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) log.error({ err: error }, 'the CDN was not purged');
      else await wait(RETRY_DELAY_MS * attempt, undefined, { ref: false });
    }
  }
}
