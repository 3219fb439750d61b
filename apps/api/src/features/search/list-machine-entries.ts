import { eq } from 'drizzle-orm';
import { isLive, type LocalisedText, toPublicPrice } from '../../core/database/content-columns.ts';
import type { Database } from '../../core/database/database.ts';
import { toImplementPicture } from '../catalogue/implements/to-implement-card.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
  isSoldNew,
  tractorBrands,
  tractors,
  tyreBrands,
  tyres,
} from '../catalogue/products/tables.ts';
import { toTractorPicture } from '../catalogue/products/to-product-picture.ts';
import { toTyrePicture } from '../catalogue/tyres/to-tyre-card.ts';
import { computeRanks, type Entry, PLAIN_ENTRY, type ReadMakerNames } from './entry.ts';

/** Does not select the prices of implements, because they are not public. */
export async function listMachineEntries(
  db: Database,
  readMakerNames: ReadMakerNames,
): Promise<Entry[]> {
  const entryLists = await Promise.all([
    listTractorEntries(db, readMakerNames),
    listImplementEntries(db, readMakerNames),
    listTyreEntries(db, readMakerNames),
  ]);
  return entryLists.flat();
}

async function listTractorEntries(db: Database, readMakerNames: ReadMakerNames): Promise<Entry[]> {
  const rows = await db
    .select({ tractor: tractors, brand: tractorBrands })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isSoldNew(tractors));
  const ranks = computeRanks(rows.map(({ tractor }) => tractor.popularity));
  return rows.map(({ tractor, brand }, index) => ({
    ...PLAIN_ENTRY,
    kind: 'tractor',
    path: `/tractor/${tractor.slug}/${tractor.id}`,
    name: addModel(brand.name, tractor.model),
    makerNames: readMakerNames(brand.slug),
    hints: tractor.hp === null ? [] : [`${tractor.hp} hp`],
    picture: toTractorPicture(tractor),
    hp: tractor.hp,
    price_inr: toPublicPrice(tractor)?.min_inr ?? null,
    rank: ranks[index] ?? 0,
  }));
}

async function listImplementEntries(
  db: Database,
  readMakerNames: ReadMakerNames,
): Promise<Entry[]> {
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
  return rows.map((row, index) => ({
    ...PLAIN_ENTRY,
    kind: 'implement',
    path: `/tractor-implements/${row.brand_slug}/${row.slug}/${row.id}`,
    name: addType(addModel(row.brand_name, row.model), row.type_name),
    makerNames: readMakerNames(row.brand_slug),
    picture: toImplementPicture(row),
    rank: ranks[index] ?? 0,
  }));
}

async function listTyreEntries(db: Database, readMakerNames: ReadMakerNames): Promise<Entry[]> {
  const rows = await db
    .select({ tyre: tyres, brand: tyreBrands })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(isLive(tyres));
  const ranks = computeRanks(rows.map(({ tyre }) => tyre.popularity));
  return rows.map(({ tyre, brand }, index) => ({
    ...PLAIN_ENTRY,
    kind: 'tyre',
    path: `/tyre/${brand.slug}/${tyre.slug}/${tyre.id}`,
    name: addModel(brand.name, `${tyre.model} ${tyre.size}`),
    makerNames: readMakerNames(brand.slug),
    hints: ['tyre', 'tire', 'टायर', 'ટાયર'],
    picture: toTyrePicture(tyre),
    price_inr: toPublicPrice(tyre)?.min_inr ?? null,
    rank: ranks[index] ?? 0,
  }));
}

function addModel(brand: LocalisedText, model: string): LocalisedText {
  return mapTexts(brand, (name) => `${name} ${model}`);
}

/** Names of models rarely contain the type, so it is added in each language in which both have a name. */
function addType(name: LocalisedText, type: LocalisedText): LocalisedText {
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
  const convertedTexts: LocalisedText = { en: convert(texts.en, 'en') ?? texts.en };
  for (const language of ['hi', 'gu', 'mr'] as const) {
    const text = texts[language];
    const convertedText = text === undefined ? undefined : convert(text, language);
    if (convertedText !== undefined) convertedTexts[language] = convertedText;
  }
  return convertedTexts;
}
