/**
 * Lays every picture out on one sheet, to be looked at after a drawing was changed:
 *
 *   node apps/api/src/pictures/drawings/contact-sheet.ts docs/pictures-contact-sheet.webp
 */
import sharp from 'sharp';
import { IMPLEMENT_TYPES } from './implements/index.ts';
import { allPictures, draw } from './index.ts';

const CELL = { width: 240, height: 180 } as const;
const COLUMNS = 7;

const TRACTORS = [
  'plain--haat',
  'canopy--mandi',
  'cabin-4wd--khet',
  'mini-rops-4wd--baag',
  'large-cabin-4wd--nahar',
  'plain-4wd--beej',
  'mini-plain--mitti',
];

const shown = [
  ...IMPLEMENT_TYPES.map((type) => ({
    kind: 'implement',
    id: `${type}--haat-${type}`,
    view: 'side',
  })),
  ...TRACTORS.map((id) => ({ kind: 'tractor', id, view: 'side' })),
  ...TRACTORS.map((id) => ({ kind: 'tractor', id: `${id}-used`, view: 'field' })),
  ...allPictures(),
];

const cells = await Promise.all(
  shown.map(async ({ kind, id, view }, i) => {
    const drawing = draw(kind, id, view);
    if (drawing === null) throw new Error(`no picture ${kind}/${id}/${view}`);
    const input = await sharp(Buffer.from(drawing.svg))
      .resize(CELL.width - 8, CELL.height - 8, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer();
    return {
      input,
      left: (i % COLUMNS) * CELL.width + 4,
      top: Math.floor(i / COLUMNS) * CELL.height + 4,
    };
  }),
);

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Say where the sheet goes');
await sharp({
  create: {
    width: COLUMNS * CELL.width,
    height: Math.ceil(cells.length / COLUMNS) * CELL.height,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(cells)
  .webp({ quality: 82 })
  .toFile(out);
