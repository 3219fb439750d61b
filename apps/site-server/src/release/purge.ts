import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const MAX_ATTEMPTS = 3;
const LIMIT_MS = 5000;

/** A new composition, or changed content: its tags, null when anything may have changed. */
export type PurgeRequest =
  | { readonly composition: string }
  | { readonly tags: readonly string[] | null };

/**
 * Purges the CDN in front of the site. Called after this server responds with the new content, so
 * that the CDN does not fetch old pages; failures are retried, then logged. Every site process does
 * so: after the last one no old page can return.
 */
export async function purge(
  url: string,
  purged: PurgeRequest,
  log: FastifyBaseLogger,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(purged),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (response.ok) return;
      throw new Error(`PURGE_URL returned ${response.status}`);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) log.error({ err: error }, 'the CDN was not purged');
      else await wait(500 * attempt, undefined, { ref: false });
    }
  }
}
