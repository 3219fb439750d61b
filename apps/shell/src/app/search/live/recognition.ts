import type { Language } from '@tractor-haat/i18n';

/** The used part of the Web Speech API, which some browsers prefix. */
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

/** Speech recognition for one search in a language of India; null if unsupported. */
export function recognitionIn(language: Language): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Recognizers;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognizer) return null;
  const recognition = new Recognizer();
  recognition.lang = `${language}-IN`;
  return recognition;
}
