import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { SendMail } from '../mail/mail.ts';
import { CONFIRM_MAIL } from './confirm-mail.ts';
import {
  createConfirmToken,
  createUnsubscribeToken,
  formatConfirmUrl,
  formatListUnsubscribeUrl,
  formatUnsubscribePath,
} from './links.ts';
import type { MailJob } from './newsletter-deps.ts';

type Deps = { db: Database; key: string; clock: Clock; origin: string; send: SendMail };

/** Rejects if no server accepts the mail, so that the queue retries. */
export async function sendQueuedMail(
  { db, key, clock, origin, send }: Deps,
  { request }: MailJob,
): Promise<void> {
  const isRequest = eq(newsletterRequests.id, request);
  const [row] = await db.select().from(newsletterRequests).where(isRequest);
  if (row === undefined || row.sent_at !== null || row.confirmed_at !== null) return;
  if (row.expires_at <= clock()) return;
  const { email, language, salt } = row;
  const unsubscribeToken = createUnsubscribeToken(key, email);
  const { subject, text } = CONFIRM_MAIL[language];
  const isAccepted = await send({
    to: email,
    subject,
    text: text({
      confirm: formatConfirmUrl({ origin, language }, createConfirmToken(key, email, salt)),
      unsubscribe: `${origin}${formatUnsubscribePath(language, unsubscribeToken)}`,
    }),
    headers: {
      'List-Unsubscribe': `<${formatListUnsubscribeUrl(origin, unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  // A permanently rejected address gets no further mail, so its request is deleted.
  if (isAccepted) await db.update(newsletterRequests).set({ sent_at: clock() }).where(isRequest);
  else await db.delete(newsletterRequests).where(isRequest);
}
