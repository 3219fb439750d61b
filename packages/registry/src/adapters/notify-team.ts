import { setTimeout as wait } from 'node:timers/promises';
import type { CanaryNotification } from '../core/canary/canary-controller.ts';
import { createDictionarySchema, createPatternSchema } from '../core/parse-json.ts';
import { readRegistryFile } from '../core/read-registry-file.ts';

const MAX_ATTEMPTS = 3;
const REQUEST_TIMEOUT_MS = 5000;
const RETRY_DELAY_MS = 1000;

const webhookUrlSchema = createPatternSchema(
  /^(https:\/\/[^\s]+|http:\/\/(127\.0\.0\.1|localhost):\d+\S*)$/,
  'an https address',
);

const webhooksSchema = createDictionarySchema(webhookUrlSchema);

/**
 * Sends the notification to the webhook that `webhooks.json` in the registry directory has for the app, in up to three
 * attempts. Does nothing without a webhook. Throws if all attempts fail.
 */
export async function notifyTeam(
  registryDir: string,
  notification: CanaryNotification,
): Promise<void> {
  const { [notification.app]: url } = await readRegistryFile(
    registryDir,
    'webhooks.json',
    webhooksSchema,
    {},
  );
  if (!url) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notification),
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (!response.ok)
        throw new Error(`the webhook of ${notification.app} returned ${response.status}`);
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      await wait(RETRY_DELAY_MS * attempt);
    }
  }
}
