import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';

const FONT_FACE_PATTERN = /@font-face\s*\{[^}]*\}/g;

/** `noto-sans-gujarati.` is the beginning of the published file of `noto-sans-gujarati.woff2`. */
const toPublishedPrefix = (font: string) => font.replace(/woff2$/, '');

const fonts = [...new Set(Object.values(fontPreloads).flat())];

/** Removes the fonts that only pages in other languages use. */
export function removeUnusedFonts(css: string, language: Language): string {
  const unusedFonts = fonts
    .filter((font) => !fontPreloads[language].includes(font))
    .map(toPublishedPrefix);
  return css.replace(FONT_FACE_PATTERN, (face) =>
    unusedFonts.some((font) => face.includes(font)) ? '' : face,
  );
}
