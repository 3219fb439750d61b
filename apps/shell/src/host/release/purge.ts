import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const ATTEMPTS = 3;
const LIMIT_MS = 5000;

/**
 * Tells the CDN in front of the site to let go of its pages. Called once this server answers with the
 * new versions, so that nothing old is fetched again; what fails is tried again and then logged.
 */
export async function purge(url: string, digest: string, log: FastifyBaseLogger): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ composition: digest }),
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
