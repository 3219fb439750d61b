import { createHash } from 'node:crypto';
import type { NotebookEntry, SentNotebookEntry } from '@tractor-haat/api-client/contract';

export type MergeResult = { write?: NotebookEntry; copy?: NotebookEntry };

const serializeContent = ({ kind, gone, title, text, to, picture }: NotebookEntry) =>
  JSON.stringify([kind, gone, title, text, to, picture]);

/** A deleted entry stores no text. */
const clearDeletedText = (entry: NotebookEntry): NotebookEntry =>
  entry.gone ? { ...entry, title: '', text: '', to: '', picture: '' } : entry;

/**
 * The last write wins. If two phones changed an entry independently and their notes differ, the older one is stored
 * beside it under an id derived from its text, so that a repeated request creates no further copy.
 */
export function mergeEntry(
  stored: NotebookEntry | undefined,
  { base, ...entry }: SentNotebookEntry,
  now: Date,
): MergeResult {
  const sentAt = new Date(entry.at);
  // A phone with a fast clock must not win every time.
  const sent = clearDeletedText({ ...entry, at: (sentAt > now ? now : sentAt).toISOString() });
  if (stored === undefined) return { write: sent };
  if (serializeContent(stored) === serializeContent(sent)) return {};
  if (stored.at === base) return { write: { ...sent, at: toLatest(sent.at, stored.at) } };
  const isNewer = sent.at > stored.at;
  const loser = isNewer ? stored : sent;
  const copy = loser.kind === 'note' && !loser.gone ? { ...loser, id: copyId(loser) } : undefined;
  return { ...(isNewer ? { write: sent } : {}), ...(copy ? { copy } : {}) };
}

/** A write that is based on the stored version is the later one, whatever its clock shows. */
const toLatest = (a: string, b: string) => (a > b ? a : b);

function copyId({ id, title, text }: NotebookEntry): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url');
  return `${id.slice(0, 70)}~${mark.slice(0, 10)}`;
}
