import path from 'node:path';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { sharp } from '../../../shared/sharp.ts';

const fontFolder = path.resolve(import.meta.dirname, '../../../../fonts');

/** Bundled, so that cards do not depend on the fonts of the machine. */
const FONT_FILES = [
  'latin/noto-sans-latin.ttf',
  'latin/noto-sans-rupee.ttf',
  'indic/noto-sans-devanagari.ttf',
  'indic/noto-sans-gujarati.ttf',
];
const FONT_FAMILIES = 'Noto Sans,Noto Sans Devanagari,Noto Sans Gujarati';

/** At this density one point is one pixel, so font sizes are in pixels. */
const TEXT_DPI = 72;

const MIN_FONT_SIZE = 12;
const SHRINK_FACTOR = 0.9;

export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight: 400 | 600 | 700;
  /** In pixels. Longer lines break between words, and longer words, such as URLs, at any character. */
  readonly width: number;
  readonly maxHeight: number;
}

export interface TextImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

let loadedFonts: Promise<unknown> | undefined;

/** sharp registers a font file for the whole process at its first use, so each file draws one letter. */
const loadFonts = () => {
  loadedFonts ??= Promise.all(
    FONT_FILES.map((file) =>
      sharp({ text: { text: 'a', font: FONT_FAMILIES, fontfile: path.join(fontFolder, file) } })
        .png()
        .toBuffer(),
    ),
  );
  return loadedFonts;
};

/** Reduces the font size until the text fits or the size is below `MIN_FONT_SIZE`. */
export async function renderText(text: string, style: TextStyle): Promise<TextImage> {
  await loadFonts();
  const { colour, weight, maxHeight } = style;
  const width = Math.floor(style.width);
  const markup = `<span foreground="${colour}" weight="${weight}" insert_hyphens="false">${escapeHtml(text)}</span>`;
  const renderAtSize = async (size: number): Promise<TextImage> => {
    const font = `${FONT_FAMILIES} ${size}`;
    const { data: bytes, info } = await sharp({
      text: { text: markup, font, width, rgba: true, dpi: TEXT_DPI, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const isFitting = info.width <= width && info.height <= maxHeight;
    return isFitting || size < MIN_FONT_SIZE
      ? { bytes, width: info.width, height: info.height }
      : renderAtSize(size * SHRINK_FACTOR);
  };
  return renderAtSize(style.size);
}
