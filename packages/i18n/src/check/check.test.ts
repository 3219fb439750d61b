import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../languages.ts';
import { findKeyErrors, readKeyUsage } from './find-key-errors.ts';
import { findTextErrors, isLeftInEnglish } from './find-text-errors.ts';
import { readNamespaces } from './read-namespaces.ts';

const englishTexts = { title: 'Page {{page}}', count_one: 'one', count_other: 'many' };

const correctTexts = {
  en: englishTexts,
  hi: { title: 'पेज {{page}}', count_one: 'एक', count_other: 'कई' },
  gu: { title: 'પેજ {{page}}', count_one: 'એક', count_other: 'ઘણા' },
  mr: { title: 'पान {{page}}', count_one: 'एक', count_other: 'अनेक' },
};

function createApp(
  texts: Record<string, object>,
  source = "useTranslation('list'); t('title'); t('count')",
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'i18n-check-'));
  fs.mkdirSync(path.join(folder, 'src/locales'), { recursive: true });
  for (const [language, content] of Object.entries(texts)) {
    fs.writeFileSync(
      path.join(folder, `src/locales/list.${language}.json`),
      JSON.stringify(content),
    );
  }
  fs.writeFileSync(path.join(folder, 'src/page.tsx'), source);
  return folder;
}

function findErrors(texts: Record<string, object>, source?: string): string[] {
  const folder = createApp(texts, source);
  const namespaces = readNamespaces(folder);
  return [
    ...namespaces.flatMap(findTextErrors),
    ...findKeyErrors(namespaces, readKeyUsage(folder)),
  ];
}

test('treats a key with a plural suffix as a plain key if no key has the suffix `_other`', () => {
  const textsWithPluralSuffix = Object.fromEntries(
    Object.entries(correctTexts).map(([language, texts]) => [
      language,
      { ...texts, too_many: texts.title },
    ]),
  );
  const source = "useTranslation('list'); t('title'); t('count');";
  expect(findErrors(textsWithPluralSuffix, `${source} t('too_many')`)).toEqual([]);
  expect(findErrors(textsWithPluralSuffix, source)).toEqual(['list: too_many: not used anywhere']);
});

test('reports no error if all translations are complete and used', () => {
  expect(Object.keys(correctTexts)).toEqual([...LANGUAGES]);
  expect(findErrors(correctTexts)).toEqual([]);
});

test.each([
  [
    'a missing key',
    { ...correctTexts, hi: { ...correctTexts.hi, title: undefined } },
    'title: missing in hi',
  ],
  [
    'an empty text',
    { ...correctTexts, gu: { ...correctTexts.gu, title: ' ' } },
    'title: empty in gu',
  ],
  [
    'a missing language',
    { en: englishTexts, hi: correctTexts.hi, gu: correctTexts.gu },
    'has no file for mr',
  ],
  [
    'a key that English does not have',
    { ...correctTexts, mr: { ...correctTexts.mr, more: 'अजून' } },
    'more: in mr but not in en',
  ],
  [
    'a placeholder that differs from English',
    { ...correctTexts, hi: { ...correctTexts.hi, title: 'पेज {{pages}}' } },
    'title: other placeholders in hi than in en',
  ],
  [
    'English text in another language',
    { ...correctTexts, hi: { ...correctTexts.hi, count_one: 'Only one' } },
    'count_one: left in English in hi: "Only one"',
  ],
  [
    'digits of another script',
    { ...correctTexts, mr: { ...correctTexts.mr, count_one: '१ एक' } },
    'count_one: digits of another script in mr',
  ],
])('reports %s', (_, texts, error) => {
  expect(findErrors(texts)).toContain(error);
});

test('reports a key that no source uses unless a source composes the key', () => {
  expect(findErrors(correctTexts, "useTranslation('list'); t('title')")).toEqual([
    'list: count: not used anywhere',
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code that is searched
  expect(findErrors(correctTexts, "useTranslation('list'); t('title'); t(`cou${x}`)")).toEqual([]);
});

test('reports a key that a source uses but no translation contains', () => {
  expect(
    findErrors(correctTexts, "useTranslation('list'); t('title'); t('count'); t('gone')"),
  ).toEqual(['list: gone: used in page.tsx but not translated']);
});

test('accepts a key that one of several namespaces contains, and reports a key that none contains', () => {
  const source = (key: string) =>
    `useTranslation(['more', 'list']); t('title'); t('count'); t('${key}')`;
  expect(findErrors(correctTexts, source('title'))).toEqual([]);
  expect(findErrors(correctTexts, source('gone'))).toEqual([
    'more,list: gone: used in page.tsx but not translated',
  ]);
});

test.each([
  'OTP',
  '4WD',
  'WhatsApp',
  '{{count}} HP',
  '© {{year}} {{brand}}',
  'WhatsApp पर कीमत जानें',
])('accepts the English text %s in any language', (text) => {
  expect(isLeftInEnglish(text)).toBe(false);
});
