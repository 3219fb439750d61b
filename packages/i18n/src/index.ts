export { type Caller, callerLanguage } from './caller-language.ts';
export {
  formatDate,
  formatMonth,
  formatNumber,
  formatRupees,
  formatTime,
  maskedPrice,
} from './format-number.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from './languages.ts';
export {
  getLanguagePrefix,
  type LocalizedPath,
  localizePath,
  parseLocalizedPath,
} from './localized-path.ts';
export { nameLanguage } from './name-language.ts';
export { normalizeNumberText, parseNumber, toLatinDigits } from './parse-number.ts';
export { parseIntegerRupees, parseRupees, toRupeeDigits } from './parse-rupees.ts';
export { toIndiaDay } from './to-india-day.ts';
