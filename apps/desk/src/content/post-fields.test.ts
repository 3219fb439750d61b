import { indiaMinute, momentOf, readTypedTexts } from './post-fields.ts';

test('a minute is one of India, whatever the clock of the browser says', () => {
  expect(momentOf('2026-11-25T06:30')).toBe('2026-11-25T01:00:00.000Z');
  expect(indiaMinute('2026-11-25T01:00:00.000Z')).toBe('2026-11-25T06:30');
  expect([momentOf(''), indiaMinute(null)]).toEqual([null, '']);
});

test('a language in which nothing was written is left out', () => {
  const form = new FormData();
  form.set('words.en.title', ' A title ');
  form.set('words.en.markdown', 'one\r\ntwo');
  form.set('words.gu.title', ' ');
  expect(readTypedTexts(form)).toEqual({
    en: { title: 'A title', description: '', markdown: 'one\ntwo' },
  });
});
