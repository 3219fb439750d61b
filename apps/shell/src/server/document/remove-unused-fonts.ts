import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';

const FONT_FACE_PATTERN = /@font-face\s*\{[^}]*\}/g;

/** `noto-sans-gujarati.`, the prefix of the published file of `noto-sans-gujarati.woff2`. */
const stem = (font: string) => font.replace(/woff2$/, '');

const fonts = [...new Set(Object.values(fontPreloads).flat())];

/** Removes the fonts of other languages' scripts, which a page does not use. */
export function removeUnusedFonts(css: string, language: Language): string {
  const others = fonts.filter((font) => !fontPreloads[language].includes(font)).map(stem);
  return css.replace(FONT_FACE_PATTERN, (face) =>
    others.some((other) => face.includes(other)) ? '' : face,
  );
}
