import { forgetSent, sendAll, sentForms } from '@tractor-haat/shell-kit/waiting-forms.js';
import { showSentToast } from './toast/toasts.ts';

/** Event names shared with the notebook (apps/account): a form was changed, or sent. */
const CHANGED_EVENT = 'waiting-changed';
const SENT_EVENT = 'waiting-sent';

async function send(): Promise<void> {
  await sendAll();
  const sent = await sentForms();
  if (sent.length === 0) return;
  await forgetSent(sent);
  dispatchEvent(new Event(SENT_EVENT));
  await showSentToast();
}

/**
 * Sends queued forms from the page in browsers without a service worker: on each visit, on
 * `online`, and after a change. Resolves with the result of the first attempt.
 */
export function sendQueuedForms(): Promise<void> {
  const attempt = () =>
    send().catch((error) => {
      // Some private windows have no storage, so nothing is queued.
      console.info('What waits on this phone cannot be read', error);
    });
  addEventListener('online', attempt);
  addEventListener(CHANGED_EVENT, attempt);
  return attempt();
}
