import {
  deleteSentForms,
  listSentForms,
  sendWaitingForms,
} from '@tractor-haat/platform/send-waiting-forms.js';
import { showSentToast } from './show-update-toast.ts';

/** Events that the notebook (apps/account) and this file exchange. */
const CHANGED_EVENT = 'waiting-changed';
const SENT_EVENT = 'waiting-sent';

/** Sends queued forms now and on later events. Used by browsers without a service worker. */
export function sendQueuedForms(): Promise<void> {
  const sendOrLog = () =>
    sendAndReport().catch((error) => {
      // Some private windows have no storage, so nothing is queued.
      console.info('Queued forms cannot be read', error);
    });
  addEventListener('online', sendOrLog);
  addEventListener(CHANGED_EVENT, sendOrLog);
  return sendOrLog();
}

async function sendAndReport(): Promise<void> {
  await sendWaitingForms();
  const sent = await listSentForms();
  if (sent.length === 0) return;
  await deleteSentForms(sent);
  dispatchEvent(new Event(SENT_EVENT));
  await showSentToast();
}
