import type { Language } from '@tractor-haat/i18n';
import { isLive, type LocalisedText } from '../../core/database/content-columns.ts';
import type { Database } from '../../core/database/database.ts';
import {
  implementBrands,
  implementTypes,
  tractorBrands,
  tyreBrands,
} from '../catalogue/products/tables.ts';
import { computeRanks, type Entry, PLAIN_ENTRY, type ReadMakerNames } from './entry.ts';
import { listContentEntries } from './list-content-entries.ts';
import { listMachineEntries } from './list-machine-entries.ts';
import { searchTerms } from './tables.ts';

export async function listEntries(db: Database): Promise<Entry[]> {
  const terms = await listSearchTerms(db);
  const readMakerNames = createMakerNamesReader(terms);
  const entryLists = await Promise.all([
    listBrandEntries(db, readMakerNames),
    listMachineEntries(db, readMakerNames),
    listContentEntries(db),
  ]);
  return entryLists.flat().map((entry) => ({
    ...entry,
    synonyms: [...entry.synonyms, ...(terms.get(entry.path) ?? [])],
  }));
}

/** Keys are paths of pages. */
export type SearchTerms = ReadonlyMap<string, readonly string[]>;

export async function listSearchTerms(db: Database): Promise<SearchTerms> {
  const rows = await db.select().from(searchTerms).where(isLive(searchTerms));
  return new Map(rows.map((row) => [row.path, row.words]));
}

/** A term such as `JD` is stored for one page of a maker, so the terms of all its pages are read. */
export function createMakerNamesReader(terms: SearchTerms): ReadMakerNames {
  return (slug) =>
    [
      `/tractor/${slug}`,
      `/tractor-implements/${slug}`,
      `/tyre/${slug}-tractor-tyre-in-india`,
    ].flatMap((path) => terms.get(path) ?? []);
}

type GoodsLabels = Readonly<Record<Language, string>>;

/** A maker has a page for each kind of product, so the name of the page includes the kind. */
const TRACTOR_LABELS: GoodsLabels = { en: 'tractors', hi: 'ट्रैक्टर', gu: 'ટ્રેક્ટર', mr: 'ट्रॅक्टर' };
const IMPLEMENT_LABELS: GoodsLabels = {
  en: 'implements',
  hi: 'कृषि यंत्र',
  gu: 'ખેત ઓજાર',
  mr: 'शेती अवजारे',
};
const TYRE_LABELS: GoodsLabels = {
  en: 'tractor tyres',
  hi: 'ट्रैक्टर टायर',
  gu: 'ટ્રેક્ટર ટાયર',
  mr: 'ट्रॅक्टर टायर',
};

/** Visitors usually search for tractors of a maker, so the page of its implements has a medium rank. */
const MEDIUM_RANK = 0.5;

type Brand = { slug: string; name: LocalisedText; description: LocalisedText };

async function listBrandEntries(db: Database, readMakerNames: ReadMakerNames): Promise<Entry[]> {
  const [tractorMakers, implementMakers, tyreMakers, types] = await Promise.all([
    db.select().from(tractorBrands).where(isLive(tractorBrands)),
    db.select().from(implementBrands).where(isLive(implementBrands)),
    db.select().from(tyreBrands).where(isLive(tyreBrands)),
    db.select().from(implementTypes).where(isLive(implementTypes)),
  ]);
  const tractorRanks = computeRanks(tractorMakers.map((row) => -row.sort_order));
  const tyreRanks = computeRanks(tyreMakers.map((row) => -row.sort_order));
  const typeRanks = computeRanks(types.map((row) => -row.sort_order));
  return [
    ...tractorMakers.map((row, index) => ({
      ...toBrandEntry(row, TRACTOR_LABELS, `/tractor/${row.slug}`),
      rank: tractorRanks[index] ?? 0,
    })),
    ...implementMakers.map((row) => ({
      ...toBrandEntry(row, IMPLEMENT_LABELS, `/tractor-implements/${row.slug}`),
      makerNames: readMakerNames(row.slug),
      rank: row.listed ? MEDIUM_RANK : 0,
    })),
    ...tyreMakers.map((row, index) => ({
      ...toBrandEntry(
        row,
        selectTyreLabels(row.name, TYRE_LABELS),
        `/tyre/${row.slug}-tractor-tyre-in-india`,
      ),
      rank: tyreRanks[index] ?? 0,
    })),
    ...types.map((row, index) => ({
      ...createPageEntry(row.name, `/tractor-implements-in-india/${row.slug}`),
      kind: 'type' as const,
      line: row.description,
      picture: { kind: 'implement-type', id: row.slug, view: 'side' },
      rank: typeRanks[index] ?? 0,
    })),
  ];
}

function toBrandEntry(row: Brand, labels: GoodsLabels, path: string): Omit<Entry, 'rank'> {
  const pageEntry = createPageEntry(formatBrandName(row.name, labels), path);
  return { ...pageEntry, distinctiveName: row.name, kind: 'brand', line: row.description };
}

function createPageEntry(name: LocalisedText, path: string) {
  return { ...PLAIN_ENTRY, path, name };
}

function formatBrandName(brand: LocalisedText, labels: GoodsLabels): LocalisedText {
  const name: LocalisedText = { en: `${brand.en} ${labels.en}` };
  for (const language of ['hi', 'gu', 'mr'] as const) {
    const localBrand = brand[language];
    if (localBrand !== undefined) name[language] = `${localBrand} ${labels[language]}`;
  }
  return name;
}

/** Avoids names such as `JK Tyre tractor tyres`. */
function selectTyreLabels({ en }: LocalisedText, labels: GoodsLabels): GoodsLabels {
  return / tyre$/i.test(en) ? FOR_TRACTORS_LABELS : labels;
}

const FOR_TRACTORS_LABELS: GoodsLabels = {
  en: 'for tractors',
  hi: '(ट्रैक्टर)',
  gu: '(ટ્રેક્ટર)',
  mr: '(ट्रॅक्टर)',
};
