import { LANGUAGES } from '@tractor-haat/i18n';
import { createInstance } from 'i18next';
import { createTranslate, resolveMessage } from './create-translate.ts';

const messages = {
  plain: 'Compare',
  placeholders: 'Compare {{name}} and {{ name }}',
  nested: { key: 'Nested' },
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} to compare',
};
const other = { text: 'Text of another namespace' };

const calls: readonly (readonly [string, Record<string, string | number>?])[] = [
  ['plain'],
  ['placeholders', { name: 'Swaraj <744>' }],
  ['nested.key'],
  ['other:text'],
  ['missing.key'],
  ...[0, 1, 2, 5, 24].map((count) => ['chosen', { count }] as const),
];

test.each(LANGUAGES)('translates in %s as i18next does', async (language) => {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    defaultNS: 'own',
    interpolation: { escapeValue: false },
    resources: { [language]: { own: messages, other } },
  });
  const bundles: Record<string, object> = { own: messages, other };
  const translate = createTranslate(language, (namespace, key) =>
    resolveMessage(bundles[namespace] as typeof messages, key),
  );
  for (const [key, params] of calls)
    expect([key, params, translate('own', key, params)]).toEqual([
      key,
      params,
      i18n.t(key, params ?? {}),
    ]);
});
