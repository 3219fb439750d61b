import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { SendMail } from '../mail/mail.ts';
import {
  confirmAddress,
  confirmWord,
  oneClickAddress,
  unsubscribePage,
  unsubscribeWord,
} from './links.ts';
import { CONFIRM_MAIL } from './mail-translations.ts';
import type { MailJob } from './newsletter-deps.ts';

type Deps = { db: Database; key: string; clock: Clock; origin: string; send: SendMail };

/**
 * Sends a queued confirmation mail, unless it is already sent, confirmed, expired or withdrawn. Rejects if no server
 * accepted it, so that the queue retries.
 */
export async function sendFiledMail(
  { db, key, clock, origin, send }: Deps,
  { request }: MailJob,
): Promise<void> {
  const own = eq(newsletterRequests.id, request);
  const [row] = await db.select().from(newsletterRequests).where(own);
  if (row === undefined || row.sent_at !== null || row.confirmed_at !== null) return;
  if (row.expires_at <= clock()) return;
  const { email, language, salt } = row;
  const end = unsubscribeWord(key, email);
  const { subject, text } = CONFIRM_MAIL[language];
  const isTaken = await send({
    to: email,
    subject,
    text: text({
      confirm: confirmAddress({ origin, language }, confirmWord(key, email, salt)),
      unsubscribe: `${origin}${unsubscribePage(language, end)}`,
    }),
    headers: {
      'List-Unsubscribe': `<${oneClickAddress(origin, end)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  // A permanently rejected address is deleted.
  if (isTaken) await db.update(newsletterRequests).set({ sent_at: clock() }).where(own);
  else await db.delete(newsletterRequests).where(own);
}
