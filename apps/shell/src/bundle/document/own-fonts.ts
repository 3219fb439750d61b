import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';

const FACE = /@font-face\s*\{[^}]*\}/g;

/** `noto-sans-gujarati` of `noto-sans-gujarati.woff2`, as the published file's name begins. */
const stem = (font: string) => font.replace(/woff2$/, '');

const fonts = [...new Set(Object.values(fontPreloads).flat())];

/** A sheet without the fonts of other languages' scripts: a page keeps its language, and is never set in them. */
export function withOwnFonts(css: string, language: Language): string {
  const others = fonts.filter((font) => !fontPreloads[language].includes(font)).map(stem);
  return css.replace(FACE, (face) => (others.some((other) => face.includes(other)) ? '' : face));
}
