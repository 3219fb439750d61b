import { API_MESSAGES, type ApiReason, isApiReason } from '@tractor-haat/api-client';
import {
  ALERT_MESSAGES,
  FAMILY_MESSAGES,
  type LocalizedMessage,
  NAME_MESSAGES,
  NOTEBOOK_MESSAGES,
  REQUEST_MESSAGES,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { GUJARATI_MESSAGES } from './gujarati-messages.ts';
import { HINDI_MESSAGES } from './hindi-messages.ts';
import { MARATHI_MESSAGES } from './marathi-messages.ts';
import { SUCCESS_MESSAGES } from './success-messages.ts';

const MESSAGES_BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<ApiReason, string>>>> = {
  en: API_MESSAGES,
  hi: HINDI_MESSAGES,
  gu: GUJARATI_MESSAGES,
  mr: MARATHI_MESSAGES,
};

const REASON_BY_MESSAGE: ReadonlyMap<string, ApiReason> = new Map(
  Object.entries(API_MESSAGES).map(([reason, message]) => [message, reason as ApiReason]),
);
const SUCCESS_BY_MESSAGE: ReadonlyMap<string, LocalizedMessage> = new Map(
  [SUCCESS_MESSAGES, ALERT_MESSAGES, FAMILY_MESSAGES, NOTEBOOK_MESSAGES].flatMap((table) =>
    Object.values<LocalizedMessage>(table).map((message) => [message.en, message] as const),
  ),
);

/**
 * Translates the message of a successful response. Most routes return it in English and without a reason, so its text
 * is the key. Other texts are returned unchanged, because they are translated already.
 */
export function translateMessage(message: string, language: Language): string {
  const reason = REASON_BY_MESSAGE.get(message);
  if (reason !== undefined) return MESSAGES_BY_LANGUAGE[language][reason];
  return SUCCESS_BY_MESSAGE.get(message)?.[language] ?? message;
}

export const translateReason = (reason: string, language: Language): string | undefined =>
  isApiReason(reason) ? MESSAGES_BY_LANGUAGE[language][reason] : undefined;

/** `packages/i18n/src/check/main.ts` compares these messages with those of the pages. */
export function listMessages(): LocalizedMessage[] {
  const tables: Readonly<Record<string, LocalizedMessage>>[] = [
    SUCCESS_MESSAGES,
    ALERT_MESSAGES,
    FAMILY_MESSAGES,
    NOTEBOOK_MESSAGES,
    NAME_MESSAGES,
    REQUEST_MESSAGES,
  ];
  return [
    ...Object.entries(API_MESSAGES).map(([reason, en]) => ({
      en,
      hi: HINDI_MESSAGES[reason as ApiReason],
      gu: GUJARATI_MESSAGES[reason as ApiReason],
      mr: MARATHI_MESSAGES[reason as ApiReason],
    })),
    ...tables.flatMap((table) => Object.values(table)),
  ];
}
