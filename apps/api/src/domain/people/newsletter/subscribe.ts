import type { Language } from '@tractor-haat/i18n';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { createRandomId } from '../../../shared/secrets/create-random-id.ts';
import { createMailboxKey } from './create-mailbox-key.ts';
import { createConfirmToken, createUnsubscribeToken, hashToken } from './links.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';

const LINK_TTL_SECONDS = 72 * 3600;

/** Enough to replace a lost mail, but too few to annoy the owner of the mailbox. */
const MAILBOX_LIMITS = [{ max: 3, seconds: 24 * 3600 }];

/** An existing subscriber gets a mail too, so that the response does not reveal who is subscribed. */
export async function subscribe(
  { db, clock, key, queue, waitMs }: NewsletterDeps,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const now = clock();
  const job = await db.transaction(async (tx) => {
    const quota = await consumeQuota(tx, createMailboxKey(key, email), MAILBOX_LIMITS, now);
    if (!quota.ok) return undefined;
    const salt = createRandomId();
    const [row] = await tx
      .insert(newsletterRequests)
      .values({
        email,
        language,
        salt,
        token_hash: hashToken(createConfirmToken(key, email, salt)),
        unsubscribe_hash: hashToken(createUnsubscribeToken(key, email)),
        created_at: now,
        expires_at: addSeconds(now, LINK_TTL_SECONDS),
      })
      .returning({ id: newsletterRequests.id });
    if (row === undefined) throw new Error('a request was not written');
    return queue.add(tx, 'mails', { request: row.id });
  });
  if (job !== undefined) await queue.runNow(job, waitMs);
}
