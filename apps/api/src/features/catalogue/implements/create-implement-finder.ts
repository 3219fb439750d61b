import type { ImplementDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { requireNotRetired } from '../../../core/messages/http-error.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
  isSoldNew,
  tractorBrands,
  tractors,
} from '../products/tables.ts';
import { rateFit } from './rate-fit.ts';
import { implementCardColumns, toImplementCard } from './to-implement-card.ts';

const MAX_SIMILAR = 4;
const MAX_TRACTORS = 12;

/** Tractors with up to this multiple of the implement's maximum power are listed. */
const MAX_POWER_FACTOR = 1.2;

export function createImplementFinder(db: Database) {
  const queries = prepareQueries(db);
  return async (id: number, language: Language): Promise<ImplementDetail | undefined> => {
    const [implement] = await queries.detail.execute({ id });
    if (implement === undefined) return undefined;
    const row = requireNotRetired(implement);
    const { type_description, source, as_of, confidence, ...cardRow } = row;
    const { required_hp_min: hp_min, required_hp_max: hp_max, specs } = cardRow;
    const [similarRows, tractorRows] = await Promise.all([
      queries.similar.execute({ id, type: cardRow.type_slug }),
      hp_min === null
        ? []
        : queries.tractors.execute({ min: hp_min, max: (hp_max ?? hp_min) * MAX_POWER_FACTOR }),
    ]);
    const weight_kg = typeof specs.weight_kg === 'number' ? specs.weight_kg : null;
    return {
      ...toImplementCard(cardRow, language),
      specs,
      type_description: toLocalText(type_description, language),
      source,
      as_of,
      confidence,
      tractors: tractorRows.flatMap(({ lift_kg, brand_name, ...tractor }) => {
        const fit = rateFit(
          { hp: tractor.hp, lift_kg },
          { hp_min: hp_min ?? 0, hp_max, weight_kg },
        );
        if (fit === 'too-heavy') return [];
        return [{ ...tractor, brand_name: toLocalText(brand_name, language), fit }];
      }),
      similar: similarRows.map((similarRow) => toImplementCard(similarRow, language)),
    };
  };
}

function prepareQueries(db: Database) {
  return {
    detail: db
      .select({
        ...implementCardColumns,
        type_description: implementTypes.description,
        source: implementsTable.source,
        as_of: implementsTable.as_of,
        confidence: implementsTable.confidence,
        retired_at: implementsTable.retired_at,
      })
      .from(implementsTable)
      .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
      .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
      .where(eq(implementsTable.id, sql.placeholder('id')))
      .prepare('implement_one'),
    similar: db
      .select(implementCardColumns)
      .from(implementsTable)
      .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
      .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
      .where(
        isLive(
          implementsTable,
          eq(implementTypes.slug, sql.placeholder('type')),
          ne(implementsTable.id, sql.placeholder('id')),
        ),
      )
      .orderBy(desc(implementsTable.popularity))
      .limit(MAX_SIMILAR)
      .prepare('implement_similar'),
    tractors: db
      .select({
        id: tractors.id,
        slug: tractors.slug,
        brand_name: tractorBrands.name,
        model: tractors.model,
        hp: sql<number>`${tractors.hp}`,
        lift_kg: tractors.lift_capacity_kg,
      })
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
      .where(
        isSoldNew(
          tractors,
          sql`${tractors.hp} between ${sql.placeholder('min')}::float8 and ${sql.placeholder('max')}::float8`,
        ),
      )
      .orderBy(desc(tractors.popularity), asc(tractors.id))
      .limit(MAX_TRACTORS)
      .prepare('implement_tractors'),
  };
}
