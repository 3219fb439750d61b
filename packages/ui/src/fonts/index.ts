import type { Language } from '@tractor-haat/i18n';

/** Every page has Latin letters, figures and prices. */
const everywhere = ['noto-sans-latin.woff2', 'noto-sans-rupee.woff2'];

/**
 * The font files that a page's first view needs, by file name in this folder: what the head may
 * preload. Names only, so that importing this does not put files into a bundle.
 */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: everywhere,
  hi: [...everywhere, 'noto-sans-devanagari.woff2'],
  mr: [...everywhere, 'noto-sans-devanagari.woff2'],
  gu: [...everywhere, 'noto-sans-gujarati.woff2'],
};
