import path from 'node:path';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { sharp } from '../../../shared/pixels.ts';

const fonts = path.resolve(import.meta.dirname, '../../../../fonts');

/** A bundled font for each script, so that cards do not depend on the machine's fonts. */
const FILES = [
  'latin/noto-sans-latin.ttf',
  'latin/noto-sans-rupee.ttf',
  'indic/noto-sans-devanagari.ttf',
  'indic/noto-sans-gujarati.ttf',
];
const FAMILIES = 'Noto Sans,Noto Sans Devanagari,Noto Sans Gujarati';

/** At this density one point is one pixel. */
const DPI = 72;

/** Factor by which text that is too large shrinks. */
const SMALLER = 0.9;

export interface LetterLook {
  readonly size: number;
  readonly colour: string;
  readonly weight: 400 | 600 | 700;
  /** Width for the lines, in pixels; longer ones break between words, an address anywhere. */
  readonly width: number;
  readonly mostHeight: number;
}

/** Text as a transparent picture. */
export interface Letters {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

let known: Promise<unknown> | undefined;

/** A font file, once loaded, is available to the whole process. */
const fontsAreKnown = () => {
  known ??= Promise.all(
    FILES.map((file) =>
      sharp({ text: { text: 'a', font: FAMILIES, fontfile: path.join(fonts, file) } })
        .png()
        .toBuffer(),
    ),
  );
  return known;
};

/** Renders text in its script's font, shaped correctly, and small enough to fit. */
export async function letters(text: string, look: LetterLook): Promise<Letters> {
  await fontsAreKnown();
  const { colour, weight, mostHeight } = look;
  const width = Math.floor(look.width);
  const markup = `<span foreground="${colour}" weight="${weight}" insert_hyphens="false">${escapeHtml(text)}</span>`;
  const set = async (size: number): Promise<Letters> => {
    const font = `${FAMILIES} ${size}`;
    const { data: bytes, info } = await sharp({
      text: { text: markup, font, width, rgba: true, dpi: DPI, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = info.width <= width && info.height <= mostHeight;
    return fits || size < 12
      ? { bytes, width: info.width, height: info.height }
      : set(size * SMALLER);
  };
  return set(look.size);
}
