import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { isSoldNew, tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { toPublicPrice } from '../../../shared/to-public-price.ts';
import { toImplementPicture } from '../../catalogue/implements/to-implement-card.ts';
import { toTractorPicture } from '../../catalogue/pictures/to-tractor-picture.ts';
import { toTyrePicture } from '../../catalogue/tyres/to-tyre-card.ts';
import type { Entry, ReadMakerNames } from '../index/entry.ts';
import { computeRanks } from './compute-ranks.ts';

/** Prices of implements are not selected, because they are not public. */
export async function listMachineEntries(
  db: Database,
  makerNames: ReadMakerNames,
): Promise<Entry[]> {
  const entryLists = await Promise.all([
    listTractorEntries(db, makerNames),
    listImplementEntries(db, makerNames),
    listTyreEntries(db, makerNames),
  ]);
  return entryLists.flat();
}

async function listTractorEntries(db: Database, makerNames: ReadMakerNames): Promise<Entry[]> {
  const rows = await db
    .select({ tractor: tractors, brand: tractorBrands })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isSoldNew(tractors));
  const ranks = computeRanks(rows.map(({ tractor }) => tractor.popularity));
  return rows.map(({ tractor, brand }, i) => ({
    kind: 'tractor',
    path: `/tractor/${tractor.slug}/${tractor.id}`,
    name: withModel(brand.name, tractor.model),
    also: [],
    makerNames: makerNames(brand.slug),
    hints: tractor.hp === null ? [] : [`${tractor.hp} hp`],
    distinctiveName: null,
    line: null,
    picture: toTractorPicture(tractor),
    hp: tractor.hp,
    price_inr: toPublicPrice(tractor)?.min_inr ?? null,
    rank: ranks[i] ?? 0,
  }));
}

async function listImplementEntries(db: Database, makerNames: ReadMakerNames): Promise<Entry[]> {
  const rows = await db
    .select({
      id: implementsTable.id,
      slug: implementsTable.slug,
      model: implementsTable.model,
      popularity: implementsTable.popularity,
      type_slug: implementTypes.slug,
      type_name: implementTypes.name,
      brand_slug: implementBrands.slug,
      brand_name: implementBrands.name,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable));
  const ranks = computeRanks(rows.map(({ popularity }) => popularity));
  return rows.map((row, i) => ({
    kind: 'implement',
    path: `/tractor-implements/${row.brand_slug}/${row.slug}/${row.id}`,
    name: withType(withModel(row.brand_name, row.model), row.type_name),
    also: [],
    makerNames: makerNames(row.brand_slug),
    hints: [],
    distinctiveName: null,
    line: null,
    picture: toImplementPicture(row),
    hp: null,
    price_inr: null,
    rank: ranks[i] ?? 0,
  }));
}

async function listTyreEntries(db: Database, makerNames: ReadMakerNames): Promise<Entry[]> {
  const rows = await db
    .select({ tyre: tyres, brand: tyreBrands })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(isLive(tyres));
  const ranks = computeRanks(rows.map(({ tyre }) => tyre.popularity));
  return rows.map(({ tyre, brand }, i) => ({
    kind: 'tyre',
    path: `/tyre/${brand.slug}/${tyre.slug}/${tyre.id}`,
    name: withModel(brand.name, `${tyre.model} ${tyre.size}`),
    also: [],
    makerNames: makerNames(brand.slug),
    hints: ['tyre', 'tire', 'टायर', 'ટાયર'],
    distinctiveName: null,
    line: null,
    picture: toTyrePicture(tyre),
    hp: null,
    price_inr: toPublicPrice(tyre)?.min_inr ?? null,
    rank: ranks[i] ?? 0,
  }));
}

function withModel(brand: LocalisedText, model: string): LocalisedText {
  return mapTexts(brand, (name) => `${name} ${model}`);
}

/** Names of implement models rarely contain the type, so it is added in every language that both names have. */
function withType(name: LocalisedText, type: LocalisedText): LocalisedText {
  return mapTexts(name, (text, language) => {
    const typeName = type[language];
    if (typeName === undefined) return undefined;
    return text.toLowerCase().includes(typeName.toLowerCase()) ? text : `${text}, ${typeName}`;
  });
}

function mapTexts(
  texts: LocalisedText,
  convert: (text: string, language: keyof LocalisedText) => string | undefined,
): LocalisedText {
  const result: LocalisedText = { en: convert(texts.en, 'en') ?? texts.en };
  for (const language of ['hi', 'gu', 'mr'] as const) {
    const text = texts[language];
    const converted = text === undefined ? undefined : convert(text, language);
    if (converted !== undefined) result[language] = converted;
  }
  return result;
}
