import type { CardForm } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { CreateRaw, OverlayOptions } from 'sharp';
import { sharp } from '../../../core/files/sharp.ts';
import { type Box, CARD_LAYOUTS, type CardContent, type CardLayout } from './card-layout.ts';
import { createFooterOverlays, createTextOverlays } from './create-text-overlays.ts';

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
