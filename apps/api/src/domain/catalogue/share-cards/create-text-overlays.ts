import type { OverlayOptions } from 'sharp';
import type { CardContent } from './card-content.ts';
import { type Box, type CardLayout, FONT_FACTORS } from './card-layout.ts';
import { renderText, type TextImage, type TextStyle } from './render-text.ts';

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
