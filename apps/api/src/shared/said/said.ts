import { isApiReason, API_MESSAGES, type ApiReason } from '@tractor-haat/api-client';
import {
  ALERT_MESSAGES,
  FAMILY_MESSAGES,
  NOTEBOOK_MESSAGES,
  type LocalizedMessage,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { DONE_SENTENCES } from './done-sentences.ts';
import { GUJARATI } from './gujarati.ts';
import { HINDI } from './hindi.ts';
import { MARATHI } from './marathi.ts';

const BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<ApiReason, string>>>> = {
  en: API_MESSAGES,
  hi: HINDI,
  gu: GUJARATI,
  mr: MARATHI,
};

/** The message of a reason in a language; undefined for an unknown reason. */
export const translateReason = (reason: string, language: Language): string | undefined =>
  isApiReason(reason) ? BY_LANGUAGE[language][reason] : undefined;

/** Reasons by their English message, which is unique. */
const REASON_OF: ReadonlyMap<string, ApiReason> = new Map(
  Object.entries(API_MESSAGES).map(([reason, sentence]) => [
    sentence,
    reason as ApiReason,
  ]),
);
/** Success messages of routes. */
const DONE_OF: ReadonlyMap<string, LocalizedMessage> = new Map(
  [DONE_SENTENCES, ALERT_MESSAGES, FAMILY_MESSAGES, NOTEBOOK_MESSAGES].flatMap((table) =>
    Object.values<LocalizedMessage>(table).map((sentence) => [sentence.en, sentence] as const),
  ),
);

/** Translates an English message of ours; others are returned unchanged. */
export function translateMessage(language: Language, english: string): string {
  const reason = REASON_OF.get(english);
  if (reason !== undefined) return BY_LANGUAGE[language][reason];
  return DONE_OF.get(english)?.[language] ?? english;
}
