import { LANGUAGES, type Language } from '../languages.ts';
import type { Namespace } from './read-namespaces.ts';

/** Names and units that are written in Latin letters in every language. */
const LATIN_TERMS =
  /\b(WhatsApp|YouTube|Facebook|Instagram|LinkedIn|Tractor ?Junction|GeoNames|India Post|English|kWh|kW|km|km\/h|kg|mm|Nm|rpm|ha|cc|vs|e-mail)\b/g;

/** Abbreviations and model names, such as EMI, OTP, HP, 4WD or TREM IV. */
const ABBREVIATION_PATTERN = /\b[A-Z0-9]{1,5}\b/g;

const PLACEHOLDER_PATTERN = /\{\{\s*[\w.]+[^}]*\}\}/g;

/** Removes duplicates, because a translation may repeat a placeholder. */
const listPlaceholders = (text: string) =>
  [
    ...new Set([...text.matchAll(PLACEHOLDER_PATTERN)].map(([match]) => match.replace(/\s/g, ''))),
  ].sort();

/**
 * True if a text in an Indian language has Latin words other than names and abbreviations, and no letter of an Indian
 * script.
 */
export function isLeftInEnglish(text: string): boolean {
  const remainingText = text
    .replace(PLACEHOLDER_PATTERN, '')
    .replace(/<\/?\w+>/g, '')
    .replace(LATIN_TERMS, '')
    .replace(ABBREVIATION_PATTERN, '');
  return /[A-Za-z]{2,}/.test(remainingText) && !/[\u0900-\u097F\u0A80-\u0AFF]/.test(remainingText);
}

/** Digits of Indian scripts. The site writes Latin digits in every language. */
const OTHER_DIGITS = /[\u0966-\u096F\u0AE6-\u0AEF]/;

function findLanguageErrors(namespace: Namespace, language: Language): string[] {
  const english = namespace.texts.en;
  const texts = namespace.texts[language];
  if (!texts || !english) return [`has no file for ${texts ? 'en' : language}`];
  const errors: string[] = [];
  for (const key of english.keys())
    if (!texts.has(key)) errors.push(`${key}: missing in ${language}`);
  for (const [key, text] of texts) {
    const source = english.get(key);
    if (source === undefined) {
      errors.push(`${key}: in ${language} but not in en`);
      continue;
    }
    if (text.trim() === '') errors.push(`${key}: empty in ${language}`);
    if (listPlaceholders(text).join() !== listPlaceholders(source).join()) {
      errors.push(`${key}: other placeholders in ${language} than in en`);
    }
    if (OTHER_DIGITS.test(text)) errors.push(`${key}: digits of another script in ${language}`);
    if (language !== 'en' && isLeftInEnglish(text)) {
      errors.push(`${key}: left in English in ${language}: "${text}"`);
    }
  }
  return errors;
}

/** Returns an error message for each missing, empty or untranslated text of a namespace. */
export function findTextErrors(namespace: Namespace): string[] {
  return LANGUAGES.flatMap((language) => findLanguageErrors(namespace, language));
}
