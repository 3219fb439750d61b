import { createHash, createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import type { JobQueue } from '../../../core/jobs/job-queue.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import { CURRENT_CONSENT_TEXTS } from '../../../core/visitor/record-consents.ts';
import { consents } from '../../../core/visitor/tables.ts';
import { newsletter, newsletterRequests } from './tables.ts';

export type NewsletterDeps = {
  db: Database;
  clock: Clock;
  key: string;
  queue: Pick<JobQueue, 'add' | 'runNow'>;
  /** Milliseconds that a response waits for the delivery of its mail. 0 with a mail server. */
  waitMs: number;
};

export type MailJob = { request: number };

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

const TOKEN_BYTES = 24;

/** The token has 192 bits and is in lower case, because the site lowercases paths. */
const createToken = (key: string, ...values: string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['newsletter', ...values]))
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('hex');

/** The database stores only a hash of the token, so only the mail contains the link. */
export const createConfirmToken = (key: string, email: string, salt: string): string =>
  createToken(key, 'confirm', email, salt);

/** All mails to a mailbox have the same token, so that links in old mails work. */
export const createUnsubscribeToken = (key: string, email: string): string =>
  createToken(key, 'unsubscribe', email);

/** A token has 192 unguessable bits, so a fast hash is enough. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type LinkBase = { origin: string; language: Language };

export const formatConfirmUrl = ({ origin, language }: LinkBase, token: string): string =>
  `${origin}${localizePath(language, `/newsletter/confirm/${token}`)}`;

export const formatUnsubscribePath = (language: Language, token: string): string =>
  localizePath(language, `/newsletter/unsubscribe/${token}`);

/** One-click unsubscribe of mail programs (RFC 8058). A GET request is redirected to the page. */
export const formatListUnsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/api/newsletter_unsubscribe/${token}`;

const HASH_CHARACTERS = 22;

/** Gmail delivers `gi.ta@gmail.com` and `gita@gmail.com` to the same mailbox. */
const DOT_IGNORING_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/** Maps all spellings of an address to one: in lower case, without a plus tag, and with the host in ASCII. */
export function toMailbox(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const host = email.slice(atIndex + 1).toLowerCase();
  const domain = domainToASCII(host) || host;
  const [user = ''] = email.slice(0, atIndex).normalize('NFKC').toLowerCase().split('+');
  if (!DOT_IGNORING_DOMAINS.has(domain)) return `${user}@${domain}`;
  return `${user.replaceAll('.', '')}@gmail.com`;
}

/** The key is a keyed hash, so that the limits store no addresses. */
export function createMailboxKey(key: string, email: string): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(['mailbox', toMailbox(email)]));
  return `newsletter:mailbox:${hash.digest('base64url').slice(0, HASH_CHARACTERS)}`;
}
