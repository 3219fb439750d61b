import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_MESSAGES } from '@tractor-haat/api-client';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { SUBMISSION_MESSAGES } from '../../features/community/moderation/respond-to-submission.ts';
import { repositoryRoot } from '../files/repository-root.ts';
import { listMessages, translateMessage, translateReason } from './translate-message.ts';

/** No page contains these messages, because pages use other texts or only programs send the request. */
const API_ONLY_REASONS = ['sell_photos_expired', 'sell_already', 'sell_link'];

type Texts = { readonly [key: string]: string | Texts };

const flattenTexts = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text.replace(/\{\{(\w+)\}\}/g, '{$1}')] as [string, string]]
      : flattenTexts(text, `${prefix}${key}.`),
  );

const readTexts = (file: string): Record<string, string> =>
  Object.fromEntries(
    flattenTexts(JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'))),
  );

function readPageTranslations(language: Language): Map<string, Set<string>> {
  const translations = new Map<string, Set<string>>();
  for (const file of globSync('{apps,packages}/*/src/**/*.en.json', { cwd: repositoryRoot })) {
    const english = readTexts(file);
    const translated = readTexts(file.replace(/\.en\.json$/, `.${language}.json`));
    for (const [key, text] of Object.entries(english))
      translations.set(text, (translations.get(text) ?? new Set()).add(translated[key] ?? ''));
  }
  return translations;
}

test.each(LANGUAGES)(
  'translates every reason to %s with the text that the pages use',
  (language) => {
    const pages = readPageTranslations(language);
    for (const [reason, english] of Object.entries(API_MESSAGES)) {
      if (API_ONLY_REASONS.includes(reason)) continue;
      expect([reason, [...(pages.get(english) ?? [])]]).toEqual([
        reason,
        expect.arrayContaining([translateReason(reason, language)]),
      ]);
    }
    for (const message of Object.values(SUBMISSION_MESSAGES))
      expect([...(pages.get(message.en) ?? [])]).toContain(message[language]);
  },
);

test('translates an English message to the text of its reason and returns any other text unchanged', () => {
  for (const [reason, english] of Object.entries(API_MESSAGES))
    for (const language of LANGUAGES)
      expect([reason, translateMessage(english, language)]).toEqual([
        reason,
        translateReason(reason, language),
      ]);
  expect(translateMessage('unknown text', 'hi')).toBe('unknown text');
});

test('listMessages returns all messages in every language', () => {
  const messages = listMessages();
  expect(messages.map(({ en }) => en)).toEqual(
    expect.arrayContaining([API_MESSAGES.otp_required, 'You are subscribed.']),
  );
  for (const message of messages)
    for (const language of LANGUAGES) expect(message[language]).toBeTruthy();
});
