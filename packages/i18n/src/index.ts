export { localizePath, type LocalizedPath, getLanguagePrefix, parseLocalizedPath } from './address.ts';
export { type Caller, callerLanguage } from './caller-language.ts';
export { parseNumber, normalizeNumberText, toLatinDigits } from './digits.ts';
export {
  formatDate,
  formatMonth,
  formatNumber,
  formatRupees,
  formatTime,
  maskedPrice,
} from './format.ts';
export { toIndiaDay } from './india-day.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from './languages.ts';
export { nameLanguage } from './name-language.ts';
export { toRupeeDigits, parseRupees, parseIntegerRupees } from './rupees.ts';
