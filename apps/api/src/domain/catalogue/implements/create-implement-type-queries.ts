import type { ImplementType } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';

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
