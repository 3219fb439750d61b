/**
 * Lays every picture out on two sheets, to be looked at after a drawing was changed:
 *
 *   node packages/drawings/src/contact-sheet.ts docs/reports
 *
 * writes pictures-contact-sheet.webp (machines) and pictures-contact-sheet-scenes.webp (the rest).
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { IMPLEMENT_TYPES } from './implements/index.ts';
import { allPictures, draw } from './index.ts';

interface SheetEntry {
  kind: string;
  id: string;
  view: string;
}

const TRACTORS = [
  'plain--haat',
  'canopy--mandi',
  'cabin-4wd--khet',
  'mini-rops-4wd--baag',
  'large-cabin-4wd--nahar',
  'plain-4wd--beej',
  'mini-plain--mitti',
];
const USED = ['right', 'front', 'rear', 'left', 'meter'];
const TYRES = ['front', 'rear'].flatMap((position) =>
  ['side', 'tread'].flatMap((view) => differing('tyre', position, view, 4)),
);
const BRANDS = 'khet beej-ghar haat nadi-par mandi sona-mitti gaon'.split(' ');

/** The first ids of a kind that look different. */
function differing(kind: string, prefix: string, view: string, count: number): SheetEntry[] {
  const found = new Map<string, SheetEntry>();
  for (let i = 0; found.size < count && i < 100; i++) {
    const id = `${prefix}--${i}`;
    const svg = draw(kind, id, view)?.svg ?? '';
    if (!found.has(svg)) found.set(svg, { kind, id, view });
  }
  return [...found.values()];
}

const each = (kind: string, ids: readonly string[], view: string): SheetEntry[] =>
  ids.map((id) => ({ kind, id, view }));

const products = IMPLEMENT_TYPES.map((type) => `${type}--haat-${type}`);
const building = allPictures().filter(({ kind }) => kind === 'construction');

const SHEETS: Readonly<Record<string, readonly SheetEntry[]>> = {
  'pictures-contact-sheet': [
    ...each('tractor', TRACTORS, 'side'),
    ...each('tractor', TRACTORS, 'front'),
    ...each('tractor', TRACTORS, 'rear'),
    ...USED.map((view, i) => ({ kind: 'used', id: TRACTORS[i] ?? 'plain--x', view })),
    ...each('trailer', ['haat'], 'side'),
    ...each('trailer', ['haat'], 'field'),
    ...each('implement', products, 'side'),
    ...each('implement', products, 'detail'),
    ...each('implement', products.slice(0, 7), 'field'),
    ...TYRES,
    ...building,
  ],
  'pictures-contact-sheet-scenes': [
    ...allPictures().filter(
      ({ kind, view }) =>
        kind !== 'construction' &&
        !(kind === 'implement-type' && view !== 'icon') &&
        !(['cover', 'story'].includes(kind) && view === 'card') &&
        !(kind === 'scene' && view === 'wide'),
    ),
    ...each('monogram', BRANDS, 'square'),
  ],
};

const CELL = { width: 220, height: 165 } as const;
const COLUMNS = 7;

async function sheetOf(drawings: readonly SheetEntry[], file: string): Promise<void> {
  const cells = await Promise.all(
    drawings.map(async ({ kind, id, view }, i) => {
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
  await sharp({
    create: {
      width: COLUMNS * CELL.width,
      height: Math.ceil(cells.length / COLUMNS) * CELL.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say in which folder the sheets go');
for (const [name, drawings] of Object.entries(SHEETS)) {
  await sheetOf(drawings, join(folder, `${name}.webp`));
}
