/**
 * Renders all pictures onto two contact sheets, for a visual check after a drawing was changed:
 *
 *   node packages/drawings/src/contact-sheet.ts docs/reports
 *
 * writes pictures-contact-sheet.webp (machines) and pictures-contact-sheet-scenes.webp (the rest).
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { IMPLEMENT_TYPES } from './implements/draw-implement.ts';
import { draw, listAllPictures } from './index.ts';

interface SheetEntry {
  kind: string;
  id: string;
  view: string;
}

const TRACTOR_IDS = [
  'plain--haat',
  'canopy--mandi',
  'cabin-4wd--khet',
  'mini-rops-4wd--baag',
  'large-cabin-4wd--nahar',
  'plain-4wd--beej',
  'mini-plain--mitti',
];
const USED_VIEWS = ['right', 'front', 'rear', 'left', 'meter'];
const TYRE_ENTRIES = ['front', 'rear'].flatMap((position) =>
  ['side', 'tread'].flatMap((view) => listDistinctEntries('tyre', position, view, 4)),
);
const BRAND_IDS = 'khet beej-ghar haat nadi-par mandi sona-mitti gaon'.split(' ');

/** The first `count` seeds whose drawings differ. */
function listDistinctEntries(
  kind: string,
  prefix: string,
  view: string,
  count: number,
): SheetEntry[] {
  const entryBySvg = new Map<string, SheetEntry>();
  for (let i = 0; entryBySvg.size < count && i < 100; i++) {
    const id = `${prefix}--${i}`;
    const svg = draw(kind, id, view)?.svg ?? '';
    if (!entryBySvg.has(svg)) entryBySvg.set(svg, { kind, id, view });
  }
  return [...entryBySvg.values()];
}

const listEntries = (kind: string, ids: readonly string[], view: string): SheetEntry[] =>
  ids.map((id) => ({ kind, id, view }));

const implementIds = IMPLEMENT_TYPES.map((type) => `${type}--haat-${type}`);
const constructionEntries = listAllPictures().filter(({ kind }) => kind === 'construction');

const CONTACT_SHEETS: Readonly<Record<string, readonly SheetEntry[]>> = {
  'pictures-contact-sheet': [
    ...listEntries('tractor', TRACTOR_IDS, 'side'),
    ...listEntries('tractor', TRACTOR_IDS, 'front'),
    ...listEntries('tractor', TRACTOR_IDS, 'rear'),
    ...USED_VIEWS.map((view, i) => ({ kind: 'used', id: TRACTOR_IDS[i] ?? 'plain--x', view })),
    ...listEntries('trailer', ['haat'], 'side'),
    ...listEntries('trailer', ['haat'], 'field'),
    ...listEntries('implement', implementIds, 'side'),
    ...listEntries('implement', implementIds, 'detail'),
    ...listEntries('implement', implementIds.slice(0, 7), 'field'),
    ...TYRE_ENTRIES,
    ...constructionEntries,
  ],
  'pictures-contact-sheet-scenes': [
    ...listAllPictures().filter(
      ({ kind, view }) =>
        kind !== 'construction' &&
        !(kind === 'implement-type' && view !== 'icon') &&
        !(['cover', 'story'].includes(kind) && view === 'card') &&
        !(kind === 'scene' && view === 'wide'),
    ),
    ...listEntries('monogram', BRAND_IDS, 'square'),
  ],
};

const CELL_SIZE = { width: 220, height: 165 } as const;
const CELL_PADDING = 4;
const COLUMN_COUNT = 7;

async function writeContactSheet(entries: readonly SheetEntry[], file: string): Promise<void> {
  const cells = await Promise.all(
    entries.map(async ({ kind, id, view }, i) => {
      const drawing = draw(kind, id, view);
      if (drawing === null) throw new Error(`no picture ${kind}/${id}/${view}`);
      const input = await sharp(Buffer.from(drawing.svg))
        .resize(CELL_SIZE.width - 2 * CELL_PADDING, CELL_SIZE.height - 2 * CELL_PADDING, {
          fit: 'contain',
          background: '#ffffff',
        })
        .png()
        .toBuffer();
      return {
        input,
        left: (i % COLUMN_COUNT) * CELL_SIZE.width + CELL_PADDING,
        top: Math.floor(i / COLUMN_COUNT) * CELL_SIZE.height + CELL_PADDING,
      };
    }),
  );
  await sharp({
    create: {
      width: COLUMN_COUNT * CELL_SIZE.width,
      height: Math.ceil(cells.length / COLUMN_COUNT) * CELL_SIZE.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder for the contact sheets');
for (const [name, entries] of Object.entries(CONTACT_SHEETS)) {
  await writeContactSheet(entries, join(folder, `${name}.webp`));
}
