import type { CardForm } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { CreateRaw, OverlayOptions } from 'sharp';
import { sharp } from '../../../shared/sharp.ts';
import type { CardContent } from './card-content.ts';
import { renderText, type TextStyle } from './render-text.ts';

/** Messengers ignore a preview above 300 KB. The limit is lower, because senders may have a 2G network. */
const MAX_BYTES = 200_000;

/**
 * The qualities are tried in this order until the card has at most `MAX_BYTES`. A drawing fits at the first, and a
 * detailed photo may need a lower one.
 */
const JPEG_QUALITIES = [80, 65, 50, 35, 20];

const PAPER_COLOUR = '#ffffff';
const PICTURE_COLOUR = '#efeee6';
/** Equals the upper edge of drawn skies and fills the space above a drawing that is less tall than the picture box. */
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

interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
  readonly textBox: Box;
  readonly footer: Box;
  /** The font sizes `heading`, `text` and `price` are in pixels. */
  readonly heading: number;
  readonly text: number;
  readonly price: number;
}

const CARD_LAYOUTS: Readonly<Record<CardForm, CardLayout>> = {
  wide: {
    width: 1200,
    height: 630,
    picture: { left: 0, top: 0, width: 600, height: 534 },
    textBox: { left: 644, top: 48, width: 512, height: 446 },
    footer: { left: 0, top: 534, width: 1200, height: 96 },
    heading: 50,
    text: 27,
    price: 56,
  },
  tall: {
    width: 1080,
    height: 1920,
    picture: { left: 0, top: 0, width: 1080, height: 860 },
    textBox: { left: 72, top: 940, width: 936, height: 720 },
    footer: { left: 0, top: 1720, width: 1080, height: 200 },
    heading: 96,
    text: 50,
    price: 100,
  },
};

const MAX_HEIGHT_SHARES = { heading: 0.42, facts: 0.24, row: 0.2, price: 0.26, note: 0.2 };

async function createTextOverlays(
  content: CardContent,
  layout: CardLayout,
): Promise<OverlayOptions[]> {
  const { textBox, heading, text, price } = layout;
  const { left, width, height } = textBox;
  const createStyle = (
    size: number,
    kind: keyof typeof MAX_HEIGHT_SHARES,
    emphasis: Pick<TextStyle, 'colour' | 'weight'>,
  ): TextStyle => ({ size, width, maxHeight: height * MAX_HEIGHT_SHARES[kind], ...emphasis });
  const muted = { colour: MUTED_COLOUR, weight: 400 } as const;
  const strong = { colour: TEXT_COLOUR, weight: 700 } as const;
  const topTexts = await Promise.all([
    renderText(content.heading, createStyle(heading, 'heading', strong)),
    ...(content.facts ? [renderText(content.facts, createStyle(text, 'facts', muted))] : []),
  ]);
  const rows = await Promise.all(
    content.rows.map(async ({ name, value }) => [
      await renderText(name, createStyle(text, 'row', muted)),
      ...(value ? [await renderText(value, createStyle(text * 1.15, 'row', strong))] : []),
    ]),
  );
  const bottomTexts = await Promise.all([
    ...(content.price ? [renderText(content.price, createStyle(price, 'price', strong))] : []),
    ...(content.note ? [renderText(content.note, createStyle(text * 0.82, 'note', muted))] : []),
  ]);
  const gap = Math.round(text * 0.55);
  const overlays: OverlayOptions[] = [];
  let top = textBox.top;
  for (const image of topTexts) {
    overlays.push({ input: image.bytes, left, top });
    top += image.height + gap;
  }
  const isSideBySide = rows.every(
    (row) => row.reduce((sum, image) => sum + image.width, gap) <= width,
  );
  for (const row of rows) {
    let imageLeft = left;
    const rowHeight = Math.max(...row.map((image) => image.height));
    for (const image of row) {
      overlays.push({
        input: image.bytes,
        left: imageLeft,
        top: isSideBySide ? top + rowHeight - image.height : top,
      });
      if (isSideBySide) imageLeft += image.width + gap;
      else top += image.height + gap * 0.6;
    }
    top += (isSideBySide ? rowHeight : 0) + gap;
  }
  let bottomEdge = textBox.top + height;
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

async function createFooterOverlays(site: string, url: string, { footer, text }: CardLayout) {
  const margin = footer.height * 0.42 > 60 ? 72 : 44;
  const width = footer.width - margin * 2;
  const name = await renderText(site, {
    ...{ size: text * 1.1, colour: ACCENT_COLOUR, weight: 700 },
    ...{ width: width * 0.4, maxHeight: footer.height * 0.4 },
  });
  const isSingleLine = footer.width > footer.height * 8;
  const urlImage = await renderText(url, {
    ...{ size: text * 0.9, colour: FOOTER_TEXT_COLOUR, weight: 400 },
    ...{ width: isSingleLine ? width - name.width - 40 : width, maxHeight: footer.height * 0.42 },
  });
  const centreVertically = (height: number) =>
    Math.round(footer.top + (footer.height - height) / 2);
  if (isSingleLine)
    return [
      { input: name.bytes, left: margin, top: centreVertically(name.height) },
      {
        input: urlImage.bytes,
        left: footer.width - margin - urlImage.width,
        top: centreVertically(urlImage.height),
      },
    ];
  const nameTop = Math.round(
    footer.top + (footer.height - name.height - urlImage.height - text / 2) / 2,
  );
  return [
    { input: name.bytes, left: margin, top: nameTop },
    { input: urlImage.bytes, left: margin, top: Math.round(nameTop + name.height + text / 2) },
  ];
}

async function createPictureOverlay(
  content: CardContent,
  photo: Uint8Array | null,
  { picture: box }: CardLayout,
) {
  const { width, height } = box;
  const { kind, id, view } = content.picture;
  const drawing = draw(kind, id, view);
  if (!photo && !drawing) throw new Error(`There is no drawing for ${kind}/${id}/${view}.`);
  // A drawing of a new tractor has a studio background, and any other drawing has a sky.
  const isOutdoors = kind !== 'tractor';
  const sky = kind === 'used' ? CLEAR_SKY_COLOUR : SKY_COLOUR;
  const source = photo
    ? sharp(photo).resize({ width, height, fit: 'cover' })
    : sharp(Buffer.from(drawing?.svg ?? ''), {
        density: (72 * width) / (drawing?.width ?? width),
      }).resize({
        ...{ width, height, fit: 'contain' },
        ...(isOutdoors ? { position: 'bottom', background: sky } : { background: PICTURE_COLOUR }),
      });
  return {
    input: await source
      .flatten({ background: isOutdoors ? sky : PICTURE_COLOUR })
      .png()
      .toBuffer(),
    left: box.left,
    top: box.top,
  };
}

const rectangle = ({ left, top, width, height }: Box, colour: string) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`;

/** Returns a JPEG. Without `photo`, which is the photo of the seller, the card shows the drawing. */
export async function drawCard(
  content: CardContent,
  form: CardForm,
  site: { readonly name: string; readonly host: string },
  photo: Uint8Array | null,
): Promise<Buffer> {
  const layout = CARD_LAYOUTS[form];
  const fullArea = { left: 0, top: 0, width: layout.width, height: layout.height };
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}">${rectangle(fullArea, PAPER_COLOUR)}${rectangle(layout.picture, PICTURE_COLOUR)}${rectangle(layout.footer, FOOTER_COLOUR)}</svg>`;
  const overlays = await Promise.all([
    createPictureOverlay(content, photo, layout),
    createTextOverlays(content, layout),
    createFooterOverlays(site.name, site.host + content.path, layout),
  ]);
  const pixels = await sharp(Buffer.from(background))
    .composite(overlays.flat())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeCard(pixels.data, pixels.info);
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
