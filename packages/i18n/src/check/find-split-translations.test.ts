import {
  findSplitTranslations,
  type LocalizedText,
  shrinkExceptions,
} from './find-split-translations.ts';

const text = (source: string, en: string, hi: string): LocalizedText => ({
  source,
  texts: { en, hi, gu: en, mr: en },
});

const saved = text('list: save', 'Save', 'सेव करें');
const notebook = text('notebook: save', 'Save', 'सहेजें');

test('accepts the same translation of an English text in two places', () => {
  expect(findSplitTranslations([saved, { ...saved, source: 'other: save' }], {})).toEqual([]);
});

test('reports an English text with two translations and their sources', () => {
  expect(findSplitTranslations([saved, notebook], {})).toEqual([
    'hi: "Save" has several translations: "सेव करें" (list: save), "सहेजें" (notebook: save)',
  ]);
});

test('treats the placeholders {{name}} and {name} as equal', () => {
  const page = text('sign-in: hello', 'Hello {{name}}', 'नमस्ते {{name}}');
  const api = text('API', 'Hello {name}', 'नमस्कार {name}');
  const errors = findSplitTranslations([page, api], {});
  expect(errors).toContainEqual(
    expect.stringContaining('hi: "Hello {name}" has several translations'),
  );
});

test('compares a singular form only with singular forms', () => {
  const singular = text('posts: minutes_one', '{{count}} min read', '{{count}} मिनट');
  const plural = text('posts: minutes_other', '{{count}} min read', '{{count}} मिनटों');
  expect(findSplitTranslations([singular, plural], {})).toEqual([]);
  const otherSingular = text('videos: minutes_one', '{{count}} min read', 'एक मिनट');
  expect(findSplitTranslations([singular, otherSingular], {})[0]).toContain(
    '"{count} min read (one)"',
  );
});

test('accepts two translations that are both listed as exceptions', () => {
  const exceptions = { hi: { Save: { 'सेव करें': 'a button', सहेजें: 'a heading' } } };
  expect(findSplitTranslations([saved, notebook], exceptions)).toEqual([]);
});

test('reports a third translation that is not listed as an exception', () => {
  const exceptions = { hi: { Save: { 'सेव करें': 'a button', सहेजें: 'a heading' } } };
  const third = text('desk: save', 'Save', 'रखें');
  expect(findSplitTranslations([saved, notebook, third], exceptions)).toHaveLength(1);
});

test('reports an exception without a reason', () => {
  const exceptions = { hi: { Save: { 'सेव करें': 'a button', सहेजें: '' } } };
  expect(findSplitTranslations([saved, notebook], exceptions)).toHaveLength(1);
});

test('reports exceptions that no text needs and removes them', () => {
  const exceptions = {
    hi: {
      Save: { 'सेव करें': 'a button', सहेजें: 'a heading', रखें: 'a verb' },
      Print: { 'प्रिंट करें': 'a verb', छापें: 'a verb' },
    },
  };
  expect(findSplitTranslations([saved, notebook], exceptions)).toEqual([
    'hi: "Save": remove the exceptions "रखें"',
    'hi: "Print": remove the exceptions "प्रिंट करें", "छापें"',
  ]);
  const shrunk = shrinkExceptions([saved, notebook], exceptions);
  expect(shrunk).toEqual({ hi: { Save: { 'सेव करें': 'a button', सहेजें: 'a heading' } } });
  expect(shrinkExceptions([saved], exceptions)).toEqual({});
});
