import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { newsletterRequests } from '../../database/schema/newsletter-requests.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SendMail } from '../mail/mail.ts';
import {
  confirmAddress,
  confirmWord,
  oneClickAddress,
  unsubscribePage,
  unsubscribeWord,
} from './links.ts';
import { CONFIRM_MAIL } from './mail-words.ts';
import type { MailJob } from './newsletter-deps.ts';

type Deps = { db: Database; key: string; clock: Clock; origin: string; send: SendMail };

/**
 * Sends the mail of a request that was filed, unless it is of no use any more: sent, confirmed, over, or taken back.
 * Rejects when nobody took it, so that it is tried again.
 */
export async function sendFiledMail(
  { db, key, clock, origin, send }: Deps,
  { request }: MailJob,
): Promise<void> {
  const own = eq(newsletterRequests.id, request);
  const [asked] = await db.select().from(newsletterRequests).where(own);
  if (asked === undefined || asked.sent_at !== null || asked.confirmed_at !== null) return;
  if (asked.expires_at <= clock()) return;
  const { email, language, salt } = asked;
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
  // A mailbox that refuses for good is none of ours to keep.
  if (isTaken) await db.update(newsletterRequests).set({ sent_at: clock() }).where(own);
  else await db.delete(newsletterRequests).where(own);
}
