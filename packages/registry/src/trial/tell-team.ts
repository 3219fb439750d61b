import { setTimeout as wait } from 'node:timers/promises';
import { readRegistryFile } from '../access/registry-dir.ts';
import { dictionary, matching } from '../schema.ts';

const ATTEMPTS = 3;
const LIMIT_MS = 5000;
const PAUSE_MS = 1000;

const address = matching(
  /^(https:\/\/[^\s]+|http:\/\/(127\.0\.0\.1|localhost):\d+\S*)$/,
  'an https address',
);

const webhooksSchema = dictionary(address);

/** Notification about an automatic change. */
export interface Notice {
  readonly event: 'taken-back' | 'held' | 'step';
  readonly env: string;
  readonly app: string;
  readonly version: string;
  /** Version that all visitors see. */
  readonly live: string | null;
  readonly percent: number;
  readonly why: string;
  readonly at: string;
}

/**
 * Calls the app's webhook in `webhooks.json` of the registry's private folder, if any. Throws if the delivery fails.
 */
export async function tellTeam(registryDir: string, notice: Notice): Promise<void> {
  const { [notice.app]: url } = await readRegistryFile(
    registryDir,
    'webhooks.json',
    webhooksSchema,
    {},
  );
  if (!url) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notice),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!answer.ok) throw new Error(`the webhook of ${notice.app} answered ${answer.status}`);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS * attempt);
    }
  }
}
