import type { Language } from '@tractor-haat/i18n';
import { fontPreloads } from '@tractor-haat/ui/fonts';

const FONT_FACE_PATTERN = /@font-face\s*\{[^}]*\}/g;

const toPublishedPrefix = (font: string) => font.replace(/woff2$/, '');

const fonts = [...new Set(Object.values(fontPreloads).flat())];

export function removeUnusedFonts(css: string, language: Language): string {
  const unusedFonts = fonts
    .filter((font) => !fontPreloads[language].includes(font))
    .map(toPublishedPrefix);
  return css.replace(FONT_FACE_PATTERN, (face) =>
    unusedFonts.some((font) => face.includes(font)) ? '' : face,
  );
}
