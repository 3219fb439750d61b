import { forgetSent, sendAll, sentForms } from '../site/waiting/forms.js';
import { tellSent } from './notice/notices.ts';

/** The notebook (apps/account) says that one was changed, and hears that some went, by these names. */
const CHANGED = 'waiting-changed';
const SENT = 'waiting-sent';

async function send(): Promise<void> {
  await sendAll();
  const sent = await sentForms();
  if (sent.length === 0) return;
  await forgetSent(sent);
  dispatchEvent(new Event(SENT));
  await tellSent();
}

/**
 * In a browser without a worker the page itself sends the forms that wait on this phone: with each visit, when it hears of
 * the network, and when one was changed. Gives what the first try comes to.
 */
export function sendFromPages(): Promise<void> {
  const now = () =>
    send().catch((error) => {
      // A private window of some browsers has no storage: then nothing waits either.
      console.info('What waits on this phone cannot be read', error);
    });
  addEventListener('online', now);
  addEventListener(CHANGED, now);
  return now();
}
