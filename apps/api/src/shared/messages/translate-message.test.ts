import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_MESSAGES } from '@tractor-haat/api-client';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { SUBMISSION_MESSAGES } from '../../domain/community/submissions/submission-messages.ts';
import { repositoryRoot } from '../repository-root.ts';
import { listMessages, translateMessage, translateReason } from './translate-message.ts';

/** Messages that no page has: pages use their own texts, or only programs send the request. */
const OF_API_ALONE = ['sell_photos_gone', 'sell_already', 'sell_link'];

type Texts = { readonly [key: string]: string | Texts };

const textsIn = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[before + key, text.replace(/\{\{(\w+)\}\}/g, '{$1}')] as [string, string]]
      : textsIn(text, `${before}${key}.`),
  );

const read = (file: string): Record<string, string> =>
  Object.fromEntries(textsIn(JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'))));

/** Translations of each English text of the pages into a language. */
function pagesSay(language: Language): Map<string, Set<string>> {
  const translations = new Map<string, Set<string>>();
  for (const file of globSync('{apps,packages}/*/src/**/*.en.json', { cwd: repositoryRoot })) {
    const english = read(file);
    const other = read(file.replace(/\.en\.json$/, `.${language}.json`));
    for (const [key, text] of Object.entries(english))
      translations.set(text, (translations.get(text) ?? new Set()).add(other[key] ?? ''));
  }
  return translations;
}

test.each(LANGUAGES)('translates every reason to %s as the pages do', (language) => {
  const pages = pagesSay(language);
  for (const [reason, english] of Object.entries(API_MESSAGES)) {
    if (OF_API_ALONE.includes(reason)) continue;
    expect([reason, [...(pages.get(english) ?? [])]]).toEqual([
      reason,
      expect.arrayContaining([translateReason(reason, language)]),
    ]);
  }
  for (const sentence of Object.values(SUBMISSION_MESSAGES))
    expect([...(pages.get(sentence.en) ?? [])]).toContain(sentence[language]);
});

test('each English message has one reason and is translated by its text', () => {
  for (const [reason, english] of Object.entries(API_MESSAGES))
    for (const language of LANGUAGES)
      expect([reason, translateMessage(language, english)]).toEqual([
        reason,
        translateReason(reason, language),
      ]);
  expect(translateMessage('hi', 'nothing of ours')).toBe('nothing of ours');
});

test('lists all messages in every language', () => {
  const messages = listMessages();
  expect(messages.map(({ en }) => en)).toEqual(
    expect.arrayContaining([API_MESSAGES.otp_required, 'You are subscribed.']),
  );
  for (const message of messages)
    for (const language of LANGUAGES) expect(message[language]).toBeTruthy();
});
