import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { type Entry, PLAIN_ENTRY, type ReadMakerNames } from '../index/entry.ts';
import { ranks } from './ranks.ts';

type Goods = Readonly<Record<Language, string>>;

/** A maker of several kinds of products has a page for each; the name includes the kind. */
const TRACTORS: Goods = { en: 'tractors', hi: 'ट्रैक्टर', gu: 'ટ્રેક્ટર', mr: 'ट्रॅक्टर' };
const IMPLEMENTS: Goods = { en: 'implements', hi: 'कृषि यंत्र', gu: 'ખેત ઓજાર', mr: 'शेती अवजारे' };
const TYRES: Goods = { en: 'tractor tyres', hi: 'ट्रैक्टर टायर', gu: 'ટ્રેક્ટર ટાયર', mr: 'ट्रॅक्टर टायर' };

type Brand = { slug: string; name: LocalisedText; description: LocalisedText };

/** Pages of makers, and of the kinds of implements. */
export async function brandEntries(db: Database, makerNames: ReadMakerNames): Promise<Entry[]> {
  const [tractor, implement, tyre, types] = await Promise.all([
    db.select().from(tractorBrands).where(isLive(tractorBrands)),
    db.select().from(implementBrands).where(isLive(implementBrands)),
    db.select().from(tyreBrands).where(isLive(tyreBrands)),
    db.select().from(implementTypes).where(isLive(implementTypes)),
  ]);
  const tractorRanks = ranks(tractor.map((row) => -row.sort_order));
  const tyreRanks = ranks(tyre.map((row) => -row.sort_order));
  const typeRanks = ranks(types.map((row) => -row.sort_order));
  return [
    ...tractor.map((row, i) => ({
      ...brandEntry(row, TRACTORS, `/tractor/${row.slug}`),
      rank: tractorRanks[i] ?? 0,
    })),
    ...implement.map((row) => ({
      ...brandEntry(row, IMPLEMENTS, `/tractor-implements/${row.slug}`),
      makerNames: makerNames(row.slug),
      // A maker is most often searched for its tractors.
      rank: row.listed ? 0.5 : 0,
    })),
    ...tyre.map((row, i) => ({
      ...brandEntry(row, withoutOwn(row.name, TYRES), `/tyre/${row.slug}-tractor-tyre-in-india`),
      rank: tyreRanks[i] ?? 0,
    })),
    ...types.map((row, i) => ({
      ...placeOf(row.name, `/tractor-implements-in-india/${row.slug}`),
      kind: 'type' as const,
      line: row.description,
      picture: { kind: 'implement-type', id: row.slug, view: 'side' },
      rank: typeRanks[i] ?? 0,
    })),
  ];
}

function brandEntry(row: Brand, goods: Goods, path: string): Omit<Entry, 'rank'> {
  const place = placeOf(named(row.name, goods), path);
  return { ...place, own: row.name, kind: 'brand', line: row.description };
}

function placeOf(name: LocalisedText, path: string) {
  return { ...PLAIN_ENTRY, path, name };
}

/** In the languages that the brand's name has. */
function named(brand: LocalisedText, goods: Goods): LocalisedText {
  const name: LocalisedText = { en: `${brand.en} ${goods.en}` };
  for (const language of ['hi', 'gu', 'mr'] as const) {
    const translated = brand[language];
    if (translated !== undefined) name[language] = `${translated} ${goods[language]}`;
  }
  return name;
}

/** Avoids `JK Tyre tractor tyres`. */
function withoutOwn({ en }: LocalisedText, goods: Goods): Goods {
  return / tyre$/i.test(en) ? TRACTORS_ONLY : goods;
}

const TRACTORS_ONLY: Goods = {
  en: 'for tractors',
  hi: '(ट्रैक्टर)',
  gu: '(ટ્રેક્ટર)',
  mr: '(ट्रॅक्टर)',
};
