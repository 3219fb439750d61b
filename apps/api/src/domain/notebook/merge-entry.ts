import { createHash } from 'node:crypto';
import type { NotebookEntry, SentNotebookEntry } from '@tractor-haat/api-client/contract';

/** What an account keeps of an entry; without one, what it had stays. */
export type Merged = { write?: NotebookEntry; copy?: NotebookEntry };

const contentOf = ({ kind, gone, title, text, to, picture }: NotebookEntry) =>
  JSON.stringify([kind, gone, title, text, to, picture]);

/** What is gone leaves no words behind. */
const marked = (entry: NotebookEntry): NotebookEntry =>
  entry.gone ? { ...entry, title: '', text: '', to: '', picture: '' } : entry;

/**
 * The last one who wrote wins. Where two phones wrote without knowing of each other and their notes differ, the older
 * one stays beside it under an id made of its words: the same two notes sent again make no third.
 */
export function mergeEntry(
  stored: NotebookEntry | undefined,
  { base, ...given }: SentNotebookEntry,
  now: Date,
): Merged {
  const asked = new Date(given.at);
  // A phone whose clock is ahead must not win for ever.
  const sent = marked({ ...given, at: (asked > now ? now : asked).toISOString() });
  if (stored === undefined) return { write: sent };
  if (contentOf(stored) === contentOf(sent)) return {};
  if (stored.at === base) return { write: { ...sent, at: later(sent.at, stored.at) } };
  const isNewer = sent.at > stored.at;
  const loser = isNewer ? stored : sent;
  const copy = loser.kind === 'note' && !loser.gone ? { ...loser, id: copyId(loser) } : undefined;
  return { ...(isNewer ? { write: sent } : {}), ...(copy ? { copy } : {}) };
}

/** A phone that wrote over what it knew is the later one, whatever its clock says. */
const later = (one: string, other: string) => (one > other ? one : other);

function copyId({ id, title, text }: NotebookEntry): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url');
  return `${id.slice(0, 70)}~${mark.slice(0, 10)}`;
}
