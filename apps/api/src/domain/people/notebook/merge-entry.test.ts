import type { NotebookEntry } from '@tractor-haat/api-client/contract';
import { mergeEntry } from './merge-entry.ts';

const at = (minute: number) => `2026-11-24T06:${String(minute).padStart(2, '0')}:00.000Z`;
const NOW = new Date(at(30));

const note = (minute: number, text: string, more: Partial<NotebookEntry> = {}): NotebookEntry => ({
  ...{ id: 'note:1', kind: 'note', at: at(minute), gone: false },
  ...{ title: '', text, to: '', picture: '', ...more },
});
const sent = (entry: NotebookEntry, base: string | null) => ({ ...entry, base });

test('what is new, or written over what the phone knew, is taken as it is', () => {
  expect(mergeEntry(undefined, sent(note(1, 'a'), null), NOW)).toEqual({ write: note(1, 'a') });
  expect(mergeEntry(note(1, 'a'), sent(note(2, 'b'), at(1)), NOW)).toEqual({
    write: note(2, 'b'),
  });
});

test('the same sent again changes nothing', () => {
  expect(mergeEntry(note(2, 'b'), sent(note(2, 'b'), at(1)), NOW)).toEqual({});
});

test('of two that knew nothing of each other the later wins, and the other stays beside it', () => {
  const older = mergeEntry(note(5, 'theirs'), sent(note(3, 'mine'), at(1)), NOW);
  expect(older).toEqual({ copy: note(3, 'mine', { id: expect.stringMatching(/^note:1~/) }) });
  const newer = mergeEntry(note(5, 'theirs'), sent(note(7, 'mine'), at(1)), NOW);
  expect(newer).toEqual({
    write: note(7, 'mine'),
    copy: note(5, 'theirs', { id: expect.stringMatching(/^note:1~/) }),
  });
  // The id is derived from the text.
  expect(mergeEntry(note(5, 'theirs'), sent(note(3, 'mine'), at(1)), NOW)).toEqual(older);
});

test('a note that one phone took out while another wrote on is not lost; a mark keeps no words', () => {
  const gone = note(7, 'old', { gone: true });
  expect(mergeEntry(note(5, 'written on'), sent(gone, at(1)), NOW)).toEqual({
    write: note(7, '', { gone: true }),
    copy: note(5, 'written on', { id: expect.stringMatching(/^note:1~/) }),
  });
});

test('of a tractor that two phones saved one remains', () => {
  const tractor = (minute: number, title: string) => note(minute, '', { kind: 'tractor', title });
  expect(mergeEntry(tractor(1, 'A'), sent(tractor(2, 'B'), null), NOW)).toEqual({
    write: tractor(2, 'B'),
  });
});

test('a phone whose clock is ahead does not win for ever, nor one behind lose what it wrote over', () => {
  expect(mergeEntry(undefined, sent(note(59, 'a'), null), NOW)).toEqual({ write: note(30, 'a') });
  expect(mergeEntry(note(9, 'a'), sent(note(2, 'b'), at(9)), NOW)).toEqual({ write: note(9, 'b') });
});
