import type { Language } from '@tractor-haat/i18n';
import { type SpokenTexts, spoken } from './spoken.ts';

/** Numbers in words, fetched for the page's language alone. */
const NUMBERS: Readonly<Record<Language, () => Promise<{ toCardinal: SpokenTexts }>>> = {
  en: () => import('n2words/en-IN'),
  hi: () => import('n2words/hi-IN'),
  gu: () => import('n2words/gu-IN'),
  mr: () => import('n2words/mr-IN'),
};

const MAX_FACTS = 12;

const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';

/** What the page says of its machine: name, price, and each fact with its name. */
function factsOf(main: ParentNode): string[] {
  const facts = [...main.querySelectorAll('dl > div')].map(
    (pair) => `${textOf(pair.querySelector('dt'))}: ${textOf(pair.querySelector('dd'))}`,
  );
  return [
    textOf(main.querySelector('h1')),
    textOf(main.querySelector('[data-price]')),
    ...facts.slice(0, MAX_FACTS),
  ].filter((line) => line !== '' && !line.endsWith('–'));
}

/** Milliseconds until an utterance must have started: a phone without the voice reports nothing. */
const START_LIMIT_MS = 2000;

/** Errors of an utterance that was ended on purpose. */
const ENDED: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

/** Old phones list Marathi as `mar_IND`, others as `mr-IN`. */
const VOICES: Readonly<Record<Language, RegExp>> = {
  en: /^en/i,
  hi: /^hi/i,
  gu: /^gu/i,
  mr: /^mr|^mar/i,
};

/** `no_voice`: the phone cannot speak the language; `none`: it cannot speak at all. */
export type ReadingState = 'quiet' | 'speaking' | 'none' | 'no_voice';

let current: AbortController | undefined;

/** Starts to speak the page's facts, or stops. */
export async function toggleReading(
  language: Language,
  show: (state: ReadingState) => void,
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
async function readAloud(language: Language, stopped: AbortSignal): Promise<ReadingState> {
  if (!('speechSynthesis' in globalThis)) return 'none';
  const { toCardinal } = await NUMBERS[language]();
  const lines = factsOf(document.querySelector('main') ?? document);
  const utterance = new SpeechSynthesisUtterance(
    lines.map((line) => spoken(line, language, toCardinal)).join('. '),
  );
  utterance.lang = `${language}-IN`;
  if (stopped.aborted) return 'quiet';
  // A browser may list its voices later; another language's voice skips the letters that it does not know.
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0 && !voices.some(({ lang }) => VOICES[language].test(lang)))
    return 'no_voice';
  return new Promise((resolve) => {
    const end = (result: 'quiet' | 'no_voice') => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
      // Cancelling reports an end again.
      utterance.onend = utterance.onerror = null;
      speechSynthesis.cancel();
      resolve(result);
    };
    const stop = () => end('quiet');
    let hasStarted = false;
    const timer = setTimeout(() => end('no_voice'), START_LIMIT_MS);
    utterance.onstart = () => {
      hasStarted = true;
      clearTimeout(timer);
    };
    utterance.onend = () => end('quiet');
    utterance.onerror = ({ error }) => end(hasStarted || ENDED.has(error) ? 'quiet' : 'no_voice');
    stopped.addEventListener('abort', stop);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
