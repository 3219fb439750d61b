import type { Language } from '@tractor-haat/i18n';

/** Fonts of all pages, because every page has Latin letters, figures and prices. */
const COMMON_FONTS = ['noto-sans-latin.woff2', 'noto-sans-rupee.woff2'];

/** Names of the font files to preload, by language. Only names, so that an import does not bundle the files. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: COMMON_FONTS,
  hi: [...COMMON_FONTS, 'noto-sans-devanagari.woff2'],
  mr: [...COMMON_FONTS, 'noto-sans-devanagari.woff2'],
  gu: [...COMMON_FONTS, 'noto-sans-gujarati.woff2'],
};
