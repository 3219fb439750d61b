import type { CardForm } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { CreateRaw, OverlayOptions } from 'sharp';
import { sharp } from '../../../shared/sharp.ts';
import type { CardContent } from './card-content.ts';
import { renderText, type TextImage, type TextStyle } from './render-text.ts';

/** Returns a JPEG with the `photo` of the seller, or with a drawing if there is none. */
export async function drawCard(
  content: CardContent,
  form: CardForm,
  site: { readonly name: string; readonly host: string },
  photo: Uint8Array | null,
): Promise<Buffer> {
  const layout = CARD_LAYOUTS[form];
  const overlays = await Promise.all([
    createPictureOverlay(content.picture, photo, layout.picture),
    createTextOverlays(content, layout),
    createFooterOverlays(site.name, site.host + content.path, layout),
  ]);
  const pixels = await sharp(Buffer.from(formatBackground(layout)))
    .composite(overlays.flat())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeCard(pixels.data, pixels.info);
}

/** Messengers show no preview above 300 KB. The limit is lower, because senders may be on a 2G network. */
const MAX_BYTES = 200_000;

/** Tried in this order until the card has at most `MAX_BYTES`. Only detailed photos need a low quality. */
const JPEG_QUALITIES = [80, 65, 50, 35, 20];

const PAPER_COLOUR = '#ffffff';
const PICTURE_COLOUR = '#efeee6';
/** Equals the top of drawn skies, because it fills the space above a drawing that is lower than its box. */
const SKY_COLOUR = '#bddbe6';
const CLEAR_SKY_COLOUR = '#add5ee';
const FOOTER_COLOUR = '#10291d';
const FOOTER_TEXT_COLOUR = '#f4f2e7';
const TEXT_COLOUR = '#14201a';
const MUTED_COLOUR = '#47534b';
const ACCENT_COLOUR = '#ffb81c';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All sizes are in pixels. */
interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
  readonly textBox: Box;
  readonly footer: Box;
  readonly footerMargin: number;
  /** If false, the URL is below the name of the site. */
  readonly hasSingleLineFooter: boolean;
  readonly headingSize: number;
  readonly textSize: number;
  readonly priceSize: number;
}

const CARD_LAYOUTS: Readonly<Record<CardForm, CardLayout>> = {
  wide: {
    width: 1200,
    height: 630,
    picture: { left: 0, top: 0, width: 600, height: 534 },
    textBox: { left: 644, top: 48, width: 512, height: 446 },
    footer: { left: 0, top: 534, width: 1200, height: 96 },
    footerMargin: 44,
    hasSingleLineFooter: true,
    headingSize: 50,
    textSize: 27,
    priceSize: 56,
  },
  tall: {
    width: 1080,
    height: 1920,
    picture: { left: 0, top: 0, width: 1080, height: 860 },
    textBox: { left: 72, top: 940, width: 936, height: 720 },
    footer: { left: 0, top: 1720, width: 1080, height: 200 },
    footerMargin: 72,
    hasSingleLineFooter: false,
    headingSize: 96,
    textSize: 50,
    priceSize: 100,
  },
};

/** Shares of the height of the text box. */
const MAX_HEIGHT_SHARES = { heading: 0.42, facts: 0.24, row: 0.2, price: 0.26, note: 0.2 };

/** Multiples of `textSize`. */
const FONT_FACTORS = { rowValue: 1.15, note: 0.82, siteName: 1.1, url: 0.9 };
const GAP_FACTOR = 0.55;

/** Gap between the name and the value below it, as a share of the gap between rows. */
const STACKED_GAP_SHARE = 0.6;

/** Shares of the height of the footer. */
const MAX_FOOTER_HEIGHT_SHARES = { siteName: 0.4, url: 0.42 };
const MAX_SITE_NAME_WIDTH_SHARE = 0.4;
const FOOTER_GAP_PX = 40;

const SVG_DPI = 72;

function formatBackground({ width, height, picture, footer }: CardLayout): string {
  const paper = { left: 0, top: 0, width, height };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    formatRectangle(paper, PAPER_COLOUR),
    formatRectangle(picture, PICTURE_COLOUR),
    formatRectangle(footer, FOOTER_COLOUR),
    '</svg>',
  ].join('');
}

function formatRectangle({ left, top, width, height }: Box, colour: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`;
}

async function createPictureOverlay(
  { kind, id, view }: CardContent['picture'],
  photo: Uint8Array | null,
  { left, top, width, height }: Box,
): Promise<OverlayOptions> {
  const drawing = draw(kind, id, view);
  if (!photo && !drawing) throw new Error(`There is no drawing for ${kind}/${id}/${view}.`);
  // Drawings of new tractors have a studio background. All others have a sky.
  const isOutdoors = kind !== 'tractor';
  const sky = kind === 'used' ? CLEAR_SKY_COLOUR : SKY_COLOUR;
  const background = isOutdoors ? sky : PICTURE_COLOUR;
  const density = (SVG_DPI * width) / (drawing?.width ?? width);
  const source = photo
    ? sharp(photo).resize({ width, height, fit: 'cover' })
    : sharp(Buffer.from(drawing?.svg ?? ''), { density }).resize({
        width,
        height,
        fit: 'contain',
        background,
        ...(isOutdoors && { position: 'bottom' }),
      });
  return { input: await source.flatten({ background }).png().toBuffer(), left, top };
}

async function createTextOverlays(
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

async function createFooterOverlays(
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

async function encodeCard(pixels: Buffer, raw: CreateRaw): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    // Colour subsampling would blur small text.
    bytes = await sharp(pixels, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
