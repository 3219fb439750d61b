import type { Language } from '@tractor-haat/i18n';
import { type NumberSpeller, toSpokenText } from './to-spoken-text.ts';

/** A page loads only the module of its language. */
const NUMBER_LOADERS: Readonly<Record<Language, () => Promise<{ toCardinal: NumberSpeller }>>> = {
  en: () => import('n2words/en-IN'),
  hi: () => import('n2words/hi-IN'),
  gu: () => import('n2words/gu-IN'),
  mr: () => import('n2words/mr-IN'),
};

const MAX_FACTS = 12;

/** A phone without the voice reports no error, so the start has a timeout. */
const START_TIMEOUT_MS = 2000;

/** Reported for an utterance that was cancelled on purpose. */
const CANCEL_ERRORS: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

/** Old phones list Marathi as `mar_IND`, others as `mr-IN`. */
const VOICE_PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: /^en/i,
  hi: /^hi/i,
  gu: /^gu/i,
  mr: /^mr|^mar/i,
};

/** `no_voice`: no voice for the language. `none`: no speech synthesis. */
export type SpeechState = 'quiet' | 'speaking' | 'none' | 'no_voice';

let currentController: AbortController | undefined;

export async function toggleSpeech(
  language: Language,
  setState: (state: SpeechState) => void,
): Promise<void> {
  if (currentController) {
    currentController.abort();
    currentController = undefined;
    return setState('quiet');
  }
  const controller = new AbortController();
  currentController = controller;
  setState('speaking');
  try {
    const state = await readAloud(language, controller.signal);
    if (!controller.signal.aborted) setState(state);
  } finally {
    if (currentController === controller) currentController = undefined;
  }
}

/** Resolves when the text ends or `signal` is aborted. */
async function readAloud(language: Language, signal: AbortSignal): Promise<SpeechState> {
  if (!('speechSynthesis' in globalThis)) return 'none';
  const { toCardinal } = await NUMBER_LOADERS[language]();
  const lines = readFacts(document.querySelector('main') ?? document);
  const utterance = new SpeechSynthesisUtterance(
    lines.map((line) => toSpokenText(line, language, toCardinal)).join('. '),
  );
  utterance.lang = `${language}-IN`;
  if (signal.aborted) return 'quiet';
  // An empty list is accepted, because a browser may load its voices later. A voice of another language would skip
  // unknown characters.
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0 && !voices.some(({ lang }) => VOICE_PATTERNS[language].test(lang)))
    return 'no_voice';
  return new Promise((resolve) => {
    const end = (result: 'quiet' | 'no_voice') => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      // `cancel` would fire another end event.
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
    signal.addEventListener('abort', stop);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}

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

const readText = (element: Element | null) => element?.textContent?.trim() ?? '';
