import type { NotebookEntry } from '@tractor-haat/api-client/contract';
import { mergeEntry } from './merge-entry.ts';

const at = (minute: number) => `2026-11-24T06:${String(minute).padStart(2, '0')}:00.000Z`;
const NOW = new Date(at(30));

const note = (
  minute: number,
  text: string,
  changes: Partial<NotebookEntry> = {},
): NotebookEntry => ({
  ...{ id: 'note:1', kind: 'note', at: at(minute), gone: false },
  ...{ title: '', text, to: '', picture: '', ...changes },
});
const sent = (entry: NotebookEntry, base: string | null) => ({ ...entry, base });

test('stores a new entry, or an edit of the latest version of an entry', () => {
  expect(mergeEntry(undefined, sent(note(1, 'a'), null), NOW)).toEqual({ write: note(1, 'a') });
  expect(mergeEntry(note(1, 'a'), sent(note(2, 'b'), at(1)), NOW)).toEqual({
    write: note(2, 'b'),
  });
});

test('changes nothing for an entry that is already stored', () => {
  expect(mergeEntry(note(2, 'b'), sent(note(2, 'b'), at(1)), NOW)).toEqual({});
});

test('stores the later entry of a conflict and a copy of the earlier one', () => {
  const older = mergeEntry(note(5, 'theirs'), sent(note(3, 'mine'), at(1)), NOW);
  expect(older).toEqual({ copy: note(3, 'mine', { id: expect.stringMatching(/^note:1~/) }) });
  const newer = mergeEntry(note(5, 'theirs'), sent(note(7, 'mine'), at(1)), NOW);
  expect(newer).toEqual({
    write: note(7, 'mine'),
    copy: note(5, 'theirs', { id: expect.stringMatching(/^note:1~/) }),
  });
  // The id is derived from the text, so a repeated request creates the same copy.
  expect(mergeEntry(note(5, 'theirs'), sent(note(3, 'mine'), at(1)), NOW)).toEqual(older);
});

test('stores a copy of a note that was edited on one phone and deleted on another', () => {
  const deleted = note(7, 'old', { gone: true });
  expect(mergeEntry(note(5, 'written on'), sent(deleted, at(1)), NOW)).toEqual({
    write: note(7, '', { gone: true }),
    copy: note(5, 'written on', { id: expect.stringMatching(/^note:1~/) }),
  });
});

test('stores a tractor that two phones saved as one entry', () => {
  const tractor = (minute: number, title: string) => note(minute, '', { kind: 'tractor', title });
  expect(mergeEntry(tractor(1, 'A'), sent(tractor(2, 'B'), null), NOW)).toEqual({
    write: tractor(2, 'B'),
  });
});

test('corrects the time of an entry from a phone whose clock is wrong', () => {
  expect(mergeEntry(undefined, sent(note(59, 'a'), null), NOW)).toEqual({ write: note(30, 'a') });
  expect(mergeEntry(note(9, 'a'), sent(note(2, 'b'), at(9)), NOW)).toEqual({ write: note(9, 'b') });
});
