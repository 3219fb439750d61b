import type { Language } from '@tractor-haat/i18n';

/** Every page has Latin letters, figures and prices. */
const everywhere = ['noto-sans-latin.woff2', 'noto-sans-rupee.woff2'];

/** File names in this folder of the fonts to preload. Names only, so that importing this bundles no files. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: everywhere,
  hi: [...everywhere, 'noto-sans-devanagari.woff2'],
  mr: [...everywhere, 'noto-sans-devanagari.woff2'],
  gu: [...everywhere, 'noto-sans-gujarati.woff2'],
};
