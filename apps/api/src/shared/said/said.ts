import { isRefusalReason, REFUSAL_SENTENCES, type RefusalReason } from '@tractor-haat/api-client';
import {
  ALERT_SENTENCES,
  FAMILY_SENTENCES,
  NOTEBOOK_SENTENCES,
  type Sentence,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { DONE_SENTENCES } from './done-sentences.ts';
import { GUJARATI } from './gujarati.ts';
import { HINDI } from './hindi.ts';
import { MARATHI } from './marathi.ts';

const BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<RefusalReason, string>>>> = {
  en: REFUSAL_SENTENCES,
  hi: HINDI,
  gu: GUJARATI,
  mr: MARATHI,
};

/** The sentence of a reason in a language; undefined where we have none of this name. */
export const saidFor = (reason: string, language: Language): string | undefined =>
  isRefusalReason(reason) ? BY_LANGUAGE[language][reason] : undefined;

/** Reasons by what they say in English: one reason, one sentence. */
const REASON_OF: ReadonlyMap<string, RefusalReason> = new Map(
  Object.entries(REFUSAL_SENTENCES).map(([reason, said]) => [said, reason as RefusalReason]),
);
/** What routes say themselves, of what was done. */
const DONE_OF: ReadonlyMap<string, Sentence> = new Map(
  [DONE_SENTENCES, ALERT_SENTENCES, FAMILY_SENTENCES, NOTEBOOK_SENTENCES].flatMap((table) =>
    Object.values<Sentence>(table).map((sentence) => [sentence.en, sentence] as const),
  ),
);

/** An English sentence of ours in another language; as it is where it is none of ours. */
export function saidIn(language: Language, english: string): string {
  const reason = REASON_OF.get(english);
  if (reason !== undefined) return BY_LANGUAGE[language][reason];
  return DONE_OF.get(english)?.[language] ?? english;
}
