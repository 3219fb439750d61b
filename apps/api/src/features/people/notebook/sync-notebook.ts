import { createHash, createHmac } from 'node:crypto';
import {
  type ErrorCode,
  MAX_NOTEBOOK_ENTRIES,
  NOTEBOOK_MESSAGES,
  type NotebookEntry,
  type NotebookReason,
  type SentNotebookEntry,
} from '@tractor-haat/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { notebookEntries } from './tables.ts';

type NotebookDeps = { db: Database; clock: Clock; key: string };

type NotebookChanges = { account: string; entries: readonly SentNotebookEntry[] };

const ACCOUNT_TOKEN_CHARACTERS = 22;

/** The automatic synchronisation of a phone sends fewer requests. */
const ACCOUNT_LIMITS = [{ max: 300, seconds: 3600 }];

export async function syncNotebook(
  { db, clock, key }: NotebookDeps,
  accountId: number,
  { account: sentToken, entries }: NotebookChanges,
): Promise<{ account: string; is_other: boolean; entries: NotebookEntry[] }> {
  const now = clock();
  const quota = await consumeQuota(db, `notebook:${accountId}`, ACCOUNT_LIMITS, now);
  if (!quota.ok)
    throw createNotebookError('notebook_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
  const accountToken = createAccountToken(key, accountId);
  // On a shared phone, entries of another account must not be copied to this account.
  if (sentToken !== '' && sentToken !== accountToken)
    return { account: accountToken, is_other: true, entries: await listEntries(db, accountId) };
  return db.transaction(async (tx) => {
    const lock = `notebook ${accountId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const stored = new Map((await listEntries(tx, accountId)).map((entry) => [entry.id, entry]));
    const changed = mergeEntries(stored, entries, now);
    const liveEntries = [...stored.values()].filter(({ gone }) => !gone);
    const hasNewContent = [...changed.values()].some(({ gone }) => !gone);
    if (hasNewContent && liveEntries.length > MAX_NOTEBOOK_ENTRIES)
      throw createNotebookError('notebook_full', 'CONFLICT');
    for (const entry of changed.values()) await saveEntry(tx, accountId, entry);
    return { account: accountToken, is_other: false, entries: [...stored.values()] };
  });
}

/** Updates `stored` and returns the entries that were changed or added. */
function mergeEntries(
  stored: Map<string, NotebookEntry>,
  sentEntries: readonly SentNotebookEntry[],
  now: Date,
): Map<string, NotebookEntry> {
  const changed = new Map<string, NotebookEntry>();
  for (const sent of sentEntries) {
    const { write: winner, copy }: MergeResult = mergeEntry(stored.get(sent.id), sent, now);
    for (const entry of [winner, copy]) {
      // An existing copy, even a deleted one, is not created again.
      if (entry === undefined || (entry === copy && stored.has(entry.id))) continue;
      stored.set(entry.id, entry);
      changed.set(entry.id, entry);
    }
  }
  return changed;
}

/** Includes the markers of deleted entries, oldest first. */
export async function listEntries(db: Database, accountId: number): Promise<NotebookEntry[]> {
  const rows = await db
    .select()
    .from(notebookEntries)
    .where(eq(notebookEntries.account_id, accountId))
    .orderBy(asc(notebookEntries.at), asc(notebookEntries.id));
  return rows.map(({ account_id: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

async function saveEntry(tx: Database, account_id: number, { at, ...entry }: NotebookEntry) {
  const row = { ...entry, at: new Date(at) };
  const changed = await tx
    .update(notebookEntries)
    .set(row)
    .where(and(eq(notebookEntries.account_id, account_id), eq(notebookEntries.id, entry.id)))
    .returning({ id: notebookEntries.id });
  if (changed.length === 0) await tx.insert(notebookEntries).values({ account_id, ...row });
}

/** With this token a phone detects that another account has signed in. */
const createAccountToken = (key: string, accountId: number) =>
  createHmac('sha256', key)
    .update(`notebook account ${accountId}`)
    .digest('base64url')
    .slice(0, ACCOUNT_TOKEN_CHARACTERS);

type MergeResult = { write?: NotebookEntry; copy?: NotebookEntry };

/** The later version wins. If two phones changed a note independently, the earlier text is stored as a copy. */
export function mergeEntry(
  stored: NotebookEntry | undefined,
  { base, ...entry }: SentNotebookEntry,
  now: Date,
): MergeResult {
  const sentAt = new Date(entry.at);
  // A phone with a fast clock would always win, so the time is limited to now.
  const sent = clearDeletedText({ ...entry, at: (sentAt > now ? now : sentAt).toISOString() });
  if (stored === undefined) return { write: sent };
  if (serializeContent(stored) === serializeContent(sent)) return {};
  if (stored.at === base) return { write: { ...sent, at: getLatestTime(sent.at, stored.at) } };
  const isNewer = sent.at > stored.at;
  const replaced = isNewer ? stored : sent;
  const copy =
    replaced.kind === 'note' && !replaced.gone
      ? { ...replaced, id: createCopyId(replaced) }
      : undefined;
  return { ...(isNewer ? { write: sent } : {}), ...(copy ? { copy } : {}) };
}

const serializeContent = ({ kind, gone, title, text, to, picture }: NotebookEntry) =>
  JSON.stringify([kind, gone, title, text, to, picture]);

const clearDeletedText = (entry: NotebookEntry): NotebookEntry =>
  entry.gone ? { ...entry, title: '', text: '', to: '', picture: '' } : entry;

/** An edit of the stored version is the later one, even if the clock of its phone is slow. */
const getLatestTime = (first: string, second: string) => (first > second ? first : second);

/** With the separator, both lengths fit into the maximum length of an id. */
const MAX_COPIED_ID_LENGTH = 70;
const COPY_HASH_LENGTH = 10;

function createCopyId({ id, title, text }: NotebookEntry): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url');
  return `${id.slice(0, MAX_COPIED_ID_LENGTH)}~${hash.slice(0, COPY_HASH_LENGTH)}`;
}

export function createNotebookError(
  reason: NotebookReason,
  code: ErrorCode,
  retryAfterSeconds?: number,
): HttpError {
  const translations = NOTEBOOK_MESSAGES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new HttpError(code, translations.en, { reason, translations, ...wait });
}
