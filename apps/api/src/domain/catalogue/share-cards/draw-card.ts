import type { CardForm } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { CreateRaw, OverlayOptions } from 'sharp';
import { sharp } from '../../../shared/pixels.ts';
import type { CardContent } from './card-content.ts';
import { type LetterLook, letters } from './card-letters.ts';

/** A card travels over the sender's 2G network, and messengers drop a preview of more than 300 KB. */
const MAX_BYTES = 200_000;

/** JPEG qualities, tried in order: a drawing fits with the first, a seller's photo of grass may need a lower one. */
const QUALITIES = [80, 65, 50, 35, 20];

const PAPER = '#ffffff';
const PICTURE = '#efeee6';
/** Colour of the drawn skies' top edge, which fills the space above a lower picture. */
const SKY = '#bddbe6';
const CLEAR_SKY = '#add5ee';
const DEEP = '#10291d';
const ON_DEEP = '#f4f2e7';
const INK = '#14201a';
const SOFT = '#47534b';
const ACTION = '#ffb81c';

/** One area of a card, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
  readonly textBox: Box;
  /** The strip at the bottom, with the site's name and the address. */
  readonly foot: Box;
  readonly heading: number;
  readonly text: number;
  readonly price: number;
}

const PLANS: Readonly<Record<CardForm, Plan>> = {
  wide: {
    width: 1200,
    height: 630,
    picture: { left: 0, top: 0, width: 600, height: 534 },
    textBox: { left: 644, top: 48, width: 512, height: 446 },
    foot: { left: 0, top: 534, width: 1200, height: 96 },
    heading: 50,
    text: 27,
    price: 56,
  },
  tall: {
    width: 1080,
    height: 1920,
    picture: { left: 0, top: 0, width: 1080, height: 860 },
    textBox: { left: 72, top: 940, width: 936, height: 720 },
    foot: { left: 0, top: 1720, width: 1080, height: 200 },
    heading: 96,
    text: 50,
    price: 100,
  },
};

/** Maximum share of the text area's height for each text. */
const MOST = { heading: 0.42, facts: 0.24, row: 0.2, price: 0.26, note: 0.2 };

/** Places texts below each other; trailing ones are aligned to the bottom. */
async function layOutText(content: CardContent, plan: Plan): Promise<OverlayOptions[]> {
  const { textBox, heading, text, price } = plan;
  const { left, width, height } = textBox;
  const look = (
    size: number,
    part: keyof typeof MOST,
    rest: Pick<LetterLook, 'colour' | 'weight'>,
  ): LetterLook => ({ size, width, mostHeight: height * MOST[part], ...rest });
  const soft = { colour: SOFT, weight: 400 } as const;
  const strong = { colour: INK, weight: 700 } as const;
  const above = await Promise.all([
    letters(content.heading, look(heading, 'heading', strong)),
    ...(content.facts ? [letters(content.facts, look(text, 'facts', soft))] : []),
  ]);
  const rows = await Promise.all(
    content.rows.map(async ({ name, value }) => [
      await letters(name, look(text, 'row', soft)),
      ...(value ? [await letters(value, look(text * 1.15, 'row', strong))] : []),
    ]),
  );
  const below = await Promise.all([
    ...(content.price ? [letters(content.price, look(price, 'price', strong))] : []),
    ...(content.note ? [letters(content.note, look(text * 0.82, 'note', soft))] : []),
  ]);
  const gap = Math.round(text * 0.55);
  const parts: OverlayOptions[] = [];
  let top = textBox.top;
  for (const one of above) {
    parts.push({ input: one.bytes, left, top });
    top += one.height + gap;
  }
  const isBeside = rows.every((row) => row.reduce((sum, one) => sum + one.width, gap) <= width);
  for (const row of rows) {
    let across = left;
    const tallest = Math.max(...row.map((one) => one.height));
    for (const one of row) {
      parts.push({
        input: one.bytes,
        left: across,
        top: isBeside ? top + tallest - one.height : top,
      });
      if (isBeside) across += one.width + gap;
      else top += one.height + gap * 0.6;
    }
    top += (isBeside ? tallest : 0) + gap;
  }
  let foot = textBox.top + height;
  for (const one of below.toReversed()) {
    foot -= one.height;
    parts.push({ input: one.bytes, left, top: foot });
    foot -= gap;
  }
  return parts.map((part) => ({
    ...part,
    top: Math.round(part.top ?? 0),
    left: Math.round(part.left ?? 0),
  }));
}

async function setFoot(site: string, address: string, { foot, text }: Plan) {
  const margin = foot.height * 0.42 > 60 ? 72 : 44;
  const width = foot.width - margin * 2;
  const name = await letters(site, {
    ...{ size: text * 1.1, colour: ACTION, weight: 700 },
    ...{ width: width * 0.4, mostHeight: foot.height * 0.4 },
  });
  const isOneLine = foot.width > foot.height * 8;
  const where = await letters(address, {
    ...{ size: text * 0.9, colour: ON_DEEP, weight: 400 },
    ...{ width: isOneLine ? width - name.width - 40 : width, mostHeight: foot.height * 0.42 },
  });
  const middle = (height: number) => Math.round(foot.top + (foot.height - height) / 2);
  if (isOneLine)
    return [
      { input: name.bytes, left: margin, top: middle(name.height) },
      { input: where.bytes, left: foot.width - margin - where.width, top: middle(where.height) },
    ];
  const first = Math.round(foot.top + (foot.height - name.height - where.height - text / 2) / 2);
  return [
    { input: name.bytes, left: margin, top: first },
    { input: where.bytes, left: margin, top: Math.round(first + name.height + text / 2) },
  ];
}

/** Places the picture: a drawing unchanged, a photo cropped. */
async function setPicture(content: CardContent, photo: Uint8Array | null, { picture: box }: Plan) {
  const { width, height } = box;
  const { kind, id, view } = content.picture;
  const drawing = draw(kind, id, view);
  if (!photo && !drawing) throw new Error(`There is no drawing for ${kind}/${id}/${view}.`);
  // A new tractor has a studio background, everything else a field.
  const isScene = kind !== 'tractor';
  const sky = kind === 'used' ? CLEAR_SKY : SKY;
  const source = photo
    ? sharp(photo).resize({ width, height, fit: 'cover' })
    : sharp(Buffer.from(drawing?.svg ?? ''), {
        density: (72 * width) / (drawing?.width ?? width),
      }).resize({
        ...{ width, height, fit: 'contain' },
        ...(isScene ? { position: 'bottom', background: sky } : { background: PICTURE }),
      });
  return {
    input: await source
      .flatten({ background: isScene ? sky : PICTURE })
      .png()
      .toBuffer(),
    left: box.left,
    top: box.top,
  };
}

const rectangle = ({ left, top, width, height }: Box, colour: string) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`;

/** Renders the card as a JPEG of at most `MAX_BYTES`. `photo`: the seller's own, if there is one. */
export async function drawCard(
  content: CardContent,
  form: CardForm,
  site: { readonly name: string; readonly host: string },
  photo: Uint8Array | null,
): Promise<Buffer> {
  const plan = PLANS[form];
  const whole = { left: 0, top: 0, width: plan.width, height: plan.height };
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${plan.width}" height="${plan.height}">${rectangle(whole, PAPER)}${rectangle(plan.picture, PICTURE)}${rectangle(plan.foot, DEEP)}</svg>`;
  const parts = await Promise.all([
    setPicture(content, photo, plan),
    layOutText(content, plan),
    setFoot(site.name, site.host + content.path, plan),
  ]);
  const pixels = await sharp(Buffer.from(ground))
    .composite(parts.flat())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeCard(pixels.data, pixels.info);
}

async function encodeCard(pixels: Buffer, raw: CreateRaw): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    // Without subsampling of colours small letters stay sharp.
    bytes = await sharp(pixels, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
