import type { ImplementBrand, ImplementType } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { implementBrands, implementsTable, implementTypes } from '../products/tables.ts';

type ImplementTypeRow = {
  slug: string;
  name: LocalisedText;
  description: LocalisedText;
  implement_count: number;
};

export function createImplementTypeQueries(db: Database) {
  const selectTypes = (condition?: SQL) =>
    db
      .select({
        slug: implementTypes.slug,
        name: implementTypes.name,
        description: implementTypes.description,
        implement_count: count(implementsTable.id),
      })
      .from(implementTypes)
      .leftJoin(
        implementsTable,
        isLive(implementsTable, eq(implementsTable.type_id, implementTypes.id)),
      )
      .where(isLive(implementTypes, condition))
      .groupBy(implementTypes.id)
      .orderBy(asc(implementTypes.sort_order), asc(implementTypes.slug));
  const allTypesQuery = selectTypes().prepare('implement_types_all');
  const typeQuery = selectTypes(eq(implementTypes.slug, sql.placeholder('slug'))).prepare(
    'implement_types_one',
  );
  return {
    async list(language: Language): Promise<ImplementType[]> {
      return (await allTypesQuery.execute()).map((row) => toImplementType(row, language));
    },
    async find(slug: string, language: Language): Promise<ImplementType | undefined> {
      return (await typeQuery.execute({ slug })).map((row) => toImplementType(row, language))[0];
    },
  };
}

function toImplementType(
  { name, description, ...row }: ImplementTypeRow,
  language: Language,
): ImplementType {
  return {
    ...row,
    name: toLocalText(name, language),
    description: toLocalText(description, language),
  };
}

export function createImplementBrandsQuery(
  db: Database,
): (language: Language) => Promise<ImplementBrand[]> {
  const brandsQuery = db
    .select({
      slug: implementBrands.slug,
      name: implementBrands.name,
      description: implementBrands.description,
      listed: implementBrands.listed,
      count: count(implementsTable.id),
    })
    .from(implementBrands)
    .leftJoin(
      implementsTable,
      isLive(implementsTable, eq(implementsTable.brand_id, implementBrands.id)),
    )
    .where(isLive(implementBrands))
    .groupBy(implementBrands.id)
    .orderBy(desc(implementBrands.listed), sql`lower(${implementBrands.name}->>'en') collate "C"`)
    .prepare('implement_brands');
  return async (language) =>
    (await brandsQuery.execute()).map(({ name, description, ...row }) => ({
      ...row,
      name: toLocalText(name, language),
      description: toLocalText(description, language),
    }));
}
