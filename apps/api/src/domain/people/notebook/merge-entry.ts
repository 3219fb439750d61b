import { createHash } from 'node:crypto';
import type { NotebookEntry, SentNotebookEntry } from '@tractor-haat/api-client/contract';

export type MergeResult = { write?: NotebookEntry; copy?: NotebookEntry };

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
