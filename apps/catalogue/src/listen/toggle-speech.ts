import type { Language } from '@tractor-haat/i18n';
import { type NumberSpeller, toSpokenText } from './to-spoken-text.ts';

/** Number-to-words functions; only that of the page's language loads. */
const NUMBER_LOADERS: Readonly<Record<Language, () => Promise<{ toCardinal: NumberSpeller }>>> = {
  en: () => import('n2words/en-IN'),
  hi: () => import('n2words/hi-IN'),
  gu: () => import('n2words/gu-IN'),
  mr: () => import('n2words/mr-IN'),
};

const MAX_FACTS = 12;

const readText = (element: Element | null) => element?.textContent?.trim() ?? '';

function readFacts(main: ParentNode): string[] {
  const facts = [...main.querySelectorAll('dl > div')].map(
    (pair) => `${readText(pair.querySelector('dt'))}: ${readText(pair.querySelector('dd'))}`,
  );
  return [
    readText(main.querySelector('h1')),
    readText(main.querySelector('[data-price]')),
    ...facts.slice(0, MAX_FACTS),
  ].filter((line) => line !== '' && !line.endsWith('–'));
}

/** Timeout in milliseconds for the start of an utterance: a phone without the voice reports nothing. */
const START_TIMEOUT_MS = 2000;

/** Errors of an utterance that was cancelled on purpose. */
const CANCEL_ERRORS: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

/** Old phones list Marathi as `mar_IND`, others as `mr-IN`. */
const VOICE_PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: /^en/i,
  hi: /^hi/i,
  gu: /^gu/i,
  mr: /^mr|^mar/i,
};

/** `no_voice`: the phone cannot speak the language; `none`: it cannot speak at all. */
export type SpeechState = 'quiet' | 'speaking' | 'none' | 'no_voice';

let current: AbortController | undefined;

/** Starts to speak the page's facts, or stops. */
export async function toggleSpeech(
  language: Language,
  show: (state: SpeechState) => void,
): Promise<void> {
  if (current) {
    current.abort();
    current = undefined;
    return show('quiet');
  }
  const started = new AbortController();
  current = started;
  show('speaking');
  try {
    const state = await readAloud(language, started.signal);
    if (!started.signal.aborted) show(state);
  } finally {
    if (current === started) current = undefined;
  }
}

/** Speaks the page's facts until they end or `stopped` aborts. */
async function readAloud(language: Language, stopped: AbortSignal): Promise<SpeechState> {
  if (!('speechSynthesis' in globalThis)) return 'none';
  const { toCardinal } = await NUMBER_LOADERS[language]();
  const lines = readFacts(document.querySelector('main') ?? document);
  const utterance = new SpeechSynthesisUtterance(
    lines.map((line) => toSpokenText(line, language, toCardinal)).join('. '),
  );
  utterance.lang = `${language}-IN`;
  if (stopped.aborted) return 'quiet';
  // A browser may list its voices later; a voice of another language skips unknown characters.
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0 && !voices.some(({ lang }) => VOICE_PATTERNS[language].test(lang)))
    return 'no_voice';
  return new Promise((resolve) => {
    const end = (result: 'quiet' | 'no_voice') => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
      // Cancelling fires another end event.
      utterance.onend = utterance.onerror = null;
      speechSynthesis.cancel();
      resolve(result);
    };
    const stop = () => end('quiet');
    let hasStarted = false;
    const timer = setTimeout(() => end('no_voice'), START_TIMEOUT_MS);
    utterance.onstart = () => {
      hasStarted = true;
      clearTimeout(timer);
    };
    utterance.onend = () => end('quiet');
    utterance.onerror = ({ error }) =>
      end(hasStarted || CANCEL_ERRORS.has(error) ? 'quiet' : 'no_voice');
    stopped.addEventListener('abort', stop);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
