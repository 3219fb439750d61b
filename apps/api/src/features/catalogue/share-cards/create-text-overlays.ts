import path from 'node:path';
import type { OverlayOptions } from 'sharp';
import { sharp } from '../../../core/files/sharp.ts';
import { escapeHtml } from '../../../core/messages/escape-html.ts';
import { type Box, type CardContent, type CardLayout, FONT_FACTORS } from './card-layout.ts';

const TEXT_COLOUR = '#14201a';
const MUTED_COLOUR = '#47534b';

/** Shares of the height of the text box. */
const MAX_HEIGHT_SHARES = { heading: 0.42, facts: 0.24, row: 0.2, price: 0.26, note: 0.2 };

/** Multiple of `textSize`. */
const GAP_FACTOR = 0.55;

/** Gap between the name and the value below it, as a share of the gap between rows. */
const STACKED_GAP_SHARE = 0.6;

export async function createTextOverlays(
  content: CardContent,
  layout: CardLayout,
): Promise<OverlayOptions[]> {
  const { topTexts, rows, bottomTexts } = await renderTexts(content, layout);
  const { left, width, height } = layout.textBox;
  const gap = Math.round(layout.textSize * GAP_FACTOR);
  const overlays: OverlayOptions[] = [];
  let top = layout.textBox.top;
  for (const image of topTexts) {
    overlays.push({ input: image.bytes, left, top });
    top += image.height + gap;
  }
  overlays.push(...arrangeRows(rows, { left, top, width }, gap));
  let bottomEdge = layout.textBox.top + height;
  for (const image of bottomTexts.toReversed()) {
    bottomEdge -= image.height;
    overlays.push({ input: image.bytes, left, top: bottomEdge });
    bottomEdge -= gap;
  }
  return overlays.map((overlay) => ({
    ...overlay,
    top: Math.round(overlay.top ?? 0),
    left: Math.round(overlay.left ?? 0),
  }));
}

async function renderTexts(content: CardContent, layout: CardLayout) {
  const { textBox, headingSize, textSize, priceSize } = layout;
  const { width, height } = textBox;
  const createStyle = (
    size: number,
    kind: keyof typeof MAX_HEIGHT_SHARES,
    emphasis: Pick<TextStyle, 'colour' | 'weight'>,
  ): TextStyle => ({ size, width, maxHeight: height * MAX_HEIGHT_SHARES[kind], ...emphasis });
  const muted = { colour: MUTED_COLOUR, weight: 400 } as const;
  const strong = { colour: TEXT_COLOUR, weight: 700 } as const;
  const factsStyle = createStyle(textSize, 'facts', muted);
  const nameStyle = createStyle(textSize, 'row', muted);
  const valueStyle = createStyle(textSize * FONT_FACTORS.rowValue, 'row', strong);
  const priceStyle = createStyle(priceSize, 'price', strong);
  const noteStyle = createStyle(textSize * FONT_FACTORS.note, 'note', muted);
  const topTexts = await Promise.all([
    renderText(content.heading, createStyle(headingSize, 'heading', strong)),
    ...(content.facts ? [renderText(content.facts, factsStyle)] : []),
  ]);
  const rows = await Promise.all(
    content.rows.map(async ({ name, value }) => [
      await renderText(name, nameStyle),
      ...(value ? [await renderText(value, valueStyle)] : []),
    ]),
  );
  const bottomTexts = await Promise.all([
    ...(content.price ? [renderText(content.price, priceStyle)] : []),
    ...(content.note ? [renderText(content.note, noteStyle)] : []),
  ]);
  return { topTexts, rows, bottomTexts };
}

/** Puts the value beside the name if every row has space for both, else below it. */
function arrangeRows(
  rows: readonly (readonly TextImage[])[],
  { left, top, width }: Omit<Box, 'height'>,
  gap: number,
): OverlayOptions[] {
  const isSideBySide = rows.every(
    (row) => row.reduce((sum, image) => sum + image.width, gap) <= width,
  );
  const overlays: OverlayOptions[] = [];
  let rowTop = top;
  for (const row of rows) {
    if (isSideBySide) {
      const rowHeight = Math.max(...row.map((image) => image.height));
      let imageLeft = left;
      for (const { bytes, width: imageWidth, height } of row) {
        overlays.push({ input: bytes, left: imageLeft, top: rowTop + rowHeight - height });
        imageLeft += imageWidth + gap;
      }
      rowTop += rowHeight + gap;
    } else {
      for (const { bytes, height } of row) {
        overlays.push({ input: bytes, left, top: rowTop });
        rowTop += height + gap * STACKED_GAP_SHARE;
      }
      rowTop += gap;
    }
  }
  return overlays;
}

const FOOTER_TEXT_COLOUR = '#f4f2e7';
const ACCENT_COLOUR = '#ffb81c';

/** Shares of the height of the footer. */
const MAX_FOOTER_HEIGHT_SHARES = { siteName: 0.4, url: 0.42 };
const MAX_SITE_NAME_WIDTH_SHARE = 0.4;
const FOOTER_GAP_PX = 40;

export async function createFooterOverlays(
  siteName: string,
  url: string,
  { footer, footerMargin, hasSingleLineFooter, textSize }: CardLayout,
): Promise<OverlayOptions[]> {
  const width = footer.width - footerMargin * 2;
  const nameImage = await renderText(siteName, {
    size: textSize * FONT_FACTORS.siteName,
    colour: ACCENT_COLOUR,
    weight: 700,
    width: width * MAX_SITE_NAME_WIDTH_SHARE,
    maxHeight: footer.height * MAX_FOOTER_HEIGHT_SHARES.siteName,
  });
  const urlImage = await renderText(url, {
    size: textSize * FONT_FACTORS.url,
    colour: FOOTER_TEXT_COLOUR,
    weight: 400,
    width: hasSingleLineFooter ? width - nameImage.width - FOOTER_GAP_PX : width,
    maxHeight: footer.height * MAX_FOOTER_HEIGHT_SHARES.url,
  });
  const centreVertically = (height: number) =>
    Math.round(footer.top + (footer.height - height) / 2);
  if (hasSingleLineFooter) {
    const urlLeft = footer.width - footerMargin - urlImage.width;
    return [
      { input: nameImage.bytes, left: footerMargin, top: centreVertically(nameImage.height) },
      { input: urlImage.bytes, left: urlLeft, top: centreVertically(urlImage.height) },
    ];
  }
  const urlOffset = nameImage.height + textSize / 2;
  const nameTop = centreVertically(urlOffset + urlImage.height);
  return [
    { input: nameImage.bytes, left: footerMargin, top: nameTop },
    { input: urlImage.bytes, left: footerMargin, top: Math.round(nameTop + urlOffset) },
  ];
}

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

interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly weight: 400 | 600 | 700;
  /** In pixels. Longer lines break between words, and longer words, such as URLs, at any character. */
  readonly width: number;
  readonly maxHeight: number;
}

interface TextImage {
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
async function renderText(text: string, style: TextStyle): Promise<TextImage> {
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
