/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@tractor-haat/i18n';
import { createTranslations } from '../../app/translations.ts';
import { compileMessages, createFormatter } from './get-server-translations.ts';

const appsFolder = path.resolve(import.meta.dirname, '../../../..');

/** Returns file names and contents of the translations of all apps. */
function readBundles(language: string) {
  const folders = fs
    .readdirSync(appsFolder)
    .map((app) => path.join(appsFolder, app, 'src/locales'))
    .filter((folder) => fs.existsSync(folder));
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(`.${language}.json`))
      .map((file) => path.join(folder, file))
      .map(
        (file) =>
          [path.relative(appsFolder, file), JSON.parse(fs.readFileSync(file, 'utf8'))] as const,
      ),
  );
}

function listKeys(messages: object, start = ''): string[] {
  return Object.entries(messages).flatMap(([step, value]) =>
    typeof value === 'object' ? listKeys(value, `${start}${step}.`) : [start + step],
  );
}

type Translate = (key: string, params?: object) => string;

const createParams = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => [name, '₹ $1 {{x}}']),
  );

test.each(LANGUAGES)('formats every message of all apps like i18next (%s)', (language) => {
  let compiledCount = 0;
  for (const [name, bundle] of readBundles(language)) {
    const { i18n } = createTranslations(language);
    i18n.addResourceBundle(language, name, bundle);
    const t = i18n.getFixedT(null, name);
    const format = createFormatter(bundle, language);
    for (const key of listKeys(bundle)) {
      const [, baseKey = key] = /^(.*)_(?:one|other)$/.exec(key) ?? [];
      const params = createParams(t(key, { interpolation: { skipOnVariables: true } }));
      for (const count of [undefined, 0, 1, 2, 1.5, 120]) {
        const values = count === undefined ? params : { ...params, count };
        const text = format(baseKey, values);
        if (text === undefined) continue;
        compiledCount += 1;
        expect([name, key, count, text]).toEqual([name, key, count, t(baseKey, values)]);
      }
      const plainText = format(key);
      if (plainText !== undefined) expect([name, key, plainText]).toEqual([name, key, t(key)]);
    }
  }
  expect(compiledCount).toBeGreaterThan(3000);
});

test('delegates unsupported messages to i18next', () => {
  const { i18n } = createTranslations('en');
  const shell = { a: 'A', near: 'To {{place}}', nested: 'See $t(a)', deep: { b: 'B' } };
  i18n.addResourceBundle('en', 'shell', shell);
  i18n.addResourceBundle('en', 'lists', { a: 'List' });
  const translate = i18n.getFixedT(null, 'shell');
  const calls: [string, object?][] = [
    ['a'],
    ['lists:a'],
    ['missing'],
    ['missing', { defaultValue: 'else' }],
    ['missing', { count: 2 }],
    ['near'],
    ['near', { place: 'Pune' }],
    ['near', { place: { toString: () => 'Nashik' } }],
    ['near', { place: null }],
    ['nested'],
    ['deep'],
    ['deep', { returnObjects: true }],
    ['deep.b'],
    ['deep.b.c'],
    ['constructor'],
    ['a', { lng: 'hi' }],
  ];
  const expected = calls.map(([key, params]) => (translate as unknown as Translate)(key, params));
  compileMessages(i18n, 'en');
  const t = i18n.getFixedT(null, 'shell') as unknown as Translate;
  expect(calls.map(([key, params]) => t(key, params))).toEqual(expected);
  expect(i18n.getFixedT('hi', 'shell')('missing')).toBe('missing');
});
