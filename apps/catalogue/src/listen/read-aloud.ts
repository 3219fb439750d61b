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

/** Ends of speech that the visitor caused. */
const STOPPED = new Set(['canceled', 'interrupted']);

/** Speaks the page's facts; settles when it has ended or was stopped, and fails without a voice for the language. */
export async function readAloud(language: Language): Promise<void> {
  const { toCardinal } = await NUMBERS[language]();
  const lines = factsOf(document.querySelector('main') ?? document);
  const utterance = new SpeechSynthesisUtterance(
    lines.map((line) => spoken(line, language, toCardinal)).join('. '),
  );
  utterance.lang = `${language}-IN`;
  await new Promise<void>((resolve, reject) => {
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) =>
      STOPPED.has(error) ? resolve() : reject(new Error(`Speech failed: ${error}`));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
