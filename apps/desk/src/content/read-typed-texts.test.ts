import { toIndiaMinute } from '../frame/format-moment.ts';
import { parseIndiaTime, readTypedTexts } from './format-field-value.ts';

test("converts between India's time and UTC, independent of the browser's time zone", () => {
  expect(parseIndiaTime('2026-11-25T06:30')).toBe('2026-11-25T01:00:00.000Z');
  expect(toIndiaMinute('2026-11-25T01:00:00.000Z')).toBe('2026-11-25T06:30');
  expect([parseIndiaTime(''), toIndiaMinute(null)]).toEqual([null, '']);
});

test('trims texts, converts line breaks and omits a language without text', () => {
  const form = new FormData();
  form.set('words.en.title', ' A title ');
  form.set('words.en.markdown', 'one\r\ntwo');
  form.set('words.gu.title', ' ');
  expect(readTypedTexts(form)).toEqual({
    en: { title: 'A title', description: '', markdown: 'one\ntwo' },
  });
});
