import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const ATTEMPTS = 3;
const LIMIT_MS = 5000;

/** Another composition, or other content: tags of what changed, null when it may be anything. */
export type Purged = { readonly composition: string } | { readonly tags: readonly string[] | null };

/**
 * Tells the CDN in front of the site to let go of its pages. Called once this server answers with what is
 * new, so that nothing old is fetched again; what fails is tried again and then logged. Every site process
 * does so: after the last of them nothing old can come back.
 */
export async function purge(url: string, purged: Purged, log: FastifyBaseLogger): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(purged),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (answer.ok) return;
      throw new Error(`PURGE_URL answered ${answer.status}`);
    } catch (error) {
      if (attempt === ATTEMPTS) log.error({ err: error }, 'the CDN was not told');
      else await wait(500 * attempt, undefined, { ref: false });
    }
  }
}
