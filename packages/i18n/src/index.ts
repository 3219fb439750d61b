export { addressIn, type LocalAddress, prefixOf, splitAddress } from './address.ts';
export { type Caller, callerLanguage } from './caller-language.ts';
export { numberFromText, plainNumberText, toLatinDigits } from './digits.ts';
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
export { rupeeDigits, rupeesFromText, wholeRupeesFromText } from './rupees.ts';
