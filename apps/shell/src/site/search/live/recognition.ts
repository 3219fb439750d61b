import type { Language } from '@tractor-haat/i18n';

/** As much of the Web Speech API as is used here; browsers know it by one of two names. */
export interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

type Recognizers = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>
>;

/** Something that understands one spoken search in a language of India; null where the browser has none. */
export function recognitionIn(language: Language): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Recognizers;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognizer) return null;
  const recognition = new Recognizer();
  recognition.lang = `${language}-IN`;
  return recognition;
}
