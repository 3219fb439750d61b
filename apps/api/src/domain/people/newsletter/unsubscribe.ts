import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { consents } from '../../../database/schema/consents.ts';
import { newsletter } from '../../../database/schema/newsletter.ts';
import { newsletterRequests } from '../../../database/schema/newsletter-requests.ts';
import { hashToken } from './links.ts';

/** Ends pending confirmations too. The consent stays, with the time of its withdrawal. */
export function unsubscribe(db: Database, token: string, now: Date): Promise<void> {
  const hash = hashToken(token);
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(newsletter)
      .where(eq(newsletter.unsubscribe_hash, hash))
      .returning({ email: newsletter.email });
    await tx.delete(newsletterRequests).where(eq(newsletterRequests.unsubscribe_hash, hash));
    const emails = ended.map(({ email }) => email);
    if (emails.length === 0) return;
    await tx
      .update(consents)
      .set({ withdrawn_at: now })
      .where(
        and(
          inArray(consents.email, emails),
          eq(consents.purpose, 'news'),
          isNull(consents.withdrawn_at),
        ),
      );
  });
}

/** Language of the subscription or of the pending request with this unsubscribe token. */
export async function findTokenLanguage(db: Database, token: string): Promise<Language> {
  const hash = hashToken(token);
  const [row] = await db
    .select({ language: newsletter.language })
    .from(newsletter)
    .where(eq(newsletter.unsubscribe_hash, hash));
  const [request] = await db
    .select({ language: newsletterRequests.language })
    .from(newsletterRequests)
    .where(eq(newsletterRequests.unsubscribe_hash, hash))
    .limit(1);
  return row?.language ?? request?.language ?? 'en';
}
