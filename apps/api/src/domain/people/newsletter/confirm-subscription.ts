import { and, eq, gt } from 'drizzle-orm';
import { consents } from '../../../database/schema/consents.ts';
import { newsletter } from '../../../database/schema/newsletter.ts';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import { CURRENT_CONSENT_TEXTS } from '../consents/get-consent-text.ts';
import { hashToken } from './links.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';

/** Returns false for an unknown or expired token. A repeated confirmation has no effect, even after an unsubscribe. */
export function confirmSubscription(
  { db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const hasToken = eq(newsletterRequests.token_hash, hashToken(token));
    const [request] = await tx
      .select()
      .from(newsletterRequests)
      .where(and(hasToken, gt(newsletterRequests.expires_at, now)))
      .for('update');
    if (request === undefined) return false;
    if (request.confirmed_at !== null) return true;
    const { id, email, language, unsubscribe_hash } = request;
    await tx.update(newsletterRequests).set({ confirmed_at: now }).where(hasToken);
    const row = { language, confirmed_at: now, unsubscribe_hash };
    await tx
      .insert(newsletter)
      .values({ ...row, email, created_at: request.created_at })
      .onConflictDoUpdate({ target: newsletter.email, set: row });
    await tx.insert(consents).values({
      purpose: 'news',
      email,
      source: 'newsletter',
      request: `newsletter:${id}`,
      text_version: CURRENT_CONSENT_TEXTS.news,
      language,
      given_at: now,
      proven_at: now,
    });
    return true;
  });
}
