import type { NotebookEntry } from '@tractor-haat/api-client/contract';
import { mergeEntry } from './sync-notebook.ts';

const formatTime = (minute: number) => `2026-11-24T06:${String(minute).padStart(2, '0')}:00.000Z`;
const NOW = new Date(formatTime(30));

const createNote = (
  minute: number,
  text: string,
  changes: Partial<NotebookEntry> = {},
): NotebookEntry => ({
  ...{ id: 'note:1', kind: 'note', at: formatTime(minute), gone: false },
  ...{ title: '', text, to: '', picture: '', ...changes },
});

/** `base` is the minute of the version that the phone has received, or null. */
const merge = (stored: NotebookEntry | undefined, entry: NotebookEntry, base: number | null) =>
  mergeEntry(stored, { ...entry, base: base === null ? null : formatTime(base) }, NOW);

test('stores a new entry, or an edit of the latest version of an entry', () => {
  const [first, edited] = [createNote(1, 'a'), createNote(2, 'b')];
  expect(merge(undefined, first, null)).toEqual({ write: first });
  expect(merge(first, edited, 1)).toEqual({ write: edited });
});

test('changes nothing for an entry that is already stored', () => {
  expect(merge(createNote(2, 'b'), createNote(2, 'b'), 1)).toEqual({});
});

test('stores the later entry of a conflict and a copy of the earlier one', () => {
  const copyId = expect.stringMatching(/^note:1~/);
  const older = merge(createNote(5, 'theirs'), createNote(3, 'mine'), 1);
  expect(older).toEqual({ copy: createNote(3, 'mine', { id: copyId }) });
  const newer = merge(createNote(5, 'theirs'), createNote(7, 'mine'), 1);
  expect(newer).toEqual({
    write: createNote(7, 'mine'),
    copy: createNote(5, 'theirs', { id: copyId }),
  });
  // The id is derived from the text, so a repeated request creates the same copy.
  expect(merge(createNote(5, 'theirs'), createNote(3, 'mine'), 1)).toEqual(older);
});

test('stores a copy of a note that was edited on one phone and deleted on another', () => {
  const deleted = createNote(7, 'old', { gone: true });
  expect(merge(createNote(5, 'written on'), deleted, 1)).toEqual({
    write: createNote(7, '', { gone: true }),
    copy: createNote(5, 'written on', { id: expect.stringMatching(/^note:1~/) }),
  });
});

test('keeps only the later entry of a tractor that two phones saved', () => {
  const createTractor = (minute: number, title: string) =>
    createNote(minute, '', { kind: 'tractor', title });
  const later = createTractor(2, 'B');
  expect(merge(createTractor(1, 'A'), later, null)).toEqual({ write: later });
});

test('corrects the time of an entry from a phone whose clock is wrong', () => {
  expect(merge(undefined, createNote(59, 'a'), null)).toEqual({ write: createNote(30, 'a') });
  expect(merge(createNote(9, 'a'), createNote(2, 'b'), 9)).toEqual({ write: createNote(9, 'b') });
});
