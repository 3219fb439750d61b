import type { ImplementType } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { toLocalText } from '../../../shared/localised-text.ts';

type Row = {
  slug: string;
  name: LocalisedText;
  description: LocalisedText;
  implement_count: number;
};

/** Queries of implement types, prepared once. */
export function typeReads(db: Database) {
  const types = (found?: SQL) =>
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
        live(implementsTable, eq(implementsTable.type_id, implementTypes.id)),
      )
      .where(live(implementTypes, found))
      .groupBy(implementTypes.id)
      .orderBy(asc(implementTypes.sort_order), asc(implementTypes.slug));
  const all = types().prepare('implement_types_all');
  const one = types(eq(implementTypes.slug, sql.placeholder('slug'))).prepare(
    'implement_types_one',
  );
  return {
    async list(language: Language): Promise<ImplementType[]> {
      return (await all.execute()).map((row) => inLanguage(row, language));
    },
    async find(slug: string, language: Language): Promise<ImplementType | undefined> {
      return (await one.execute({ slug })).map((row) => inLanguage(row, language))[0];
    },
  };
}

function inLanguage({ name, description, ...row }: Row, language: Language): ImplementType {
  return {
    ...row,
    name: toLocalText(name, language),
    description: toLocalText(description, language),
  };
}
