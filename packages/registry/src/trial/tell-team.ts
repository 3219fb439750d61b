import { setTimeout as wait } from 'node:timers/promises';
import { readOffice } from '../access/office.ts';
import { dictionary, matching } from '../schema.ts';

const ATTEMPTS = 3;
const LIMIT_MS = 5000;
const PAUSE_MS = 1000;

const address = matching(
  /^(https:\/\/[^\s]+|http:\/\/(127\.0\.0\.1|localhost):\d+\S*)$/,
  'an https address',
);

const webhooksSchema = dictionary(address);

/** What a team hears when the registry did something by itself. */
export interface Notice {
  readonly event: 'taken-back' | 'held' | 'step';
  readonly env: string;
  readonly app: string;
  readonly version: string;
  /** What all visitors see now. */
  readonly live: string | null;
  readonly percent: number;
  readonly why: string;
  readonly at: string;
}

/** Tells the webhook that the app has in `webhooks.json` of the registry's own folder, if any. Throws when nobody took it. */
export async function tellTeam(office: string, notice: Notice): Promise<void> {
  const { [notice.app]: url } = await readOffice(office, 'webhooks.json', webhooksSchema, {});
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
