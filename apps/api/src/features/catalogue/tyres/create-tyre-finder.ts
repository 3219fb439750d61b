import type { TyreDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { requireNotRetired } from '../../../core/messages/http-error.ts';
import { tractorBrands, tractors, tyreBrands, tyres } from '../products/tables.ts';
import { toTyreCard, tyreCardColumns } from './to-tyre-card.ts';

const MAX_TRACTORS = 24;
const MAX_SIMILAR = 8;

export function createTyreFinder(db: Database) {
  const queries = prepareQueries(db);
  return async (id: number, language: Language): Promise<TyreDetail | undefined> => {
    const [tyre] = await queries.detail.execute({ id });
    if (tyre === undefined) return undefined;
    const row = requireNotRetired(tyre);
    const { source, confidence, price_note, note, ...card } = row;
    const [similarTyres, tractorRows] = await Promise.all([
      queries.similar.execute({ id, size: row.size }),
      queries.tractors.execute({ size: row.size }),
    ]);
    return {
      ...toTyreCard(card, language),
      source,
      confidence,
      price_note,
      note,
      as_of: row.as_of,
      fits: tractorRows.map(({ isRearSize, brand_name, ...tractor }) => ({
        ...tractor,
        brand_name: toLocalText(brand_name, language),
        at: isRearSize ? 'rear' : 'front',
      })),
      similar: similarTyres.map((similarTyre) => toTyreCard(similarTyre, language)),
    };
  };
}

function prepareQueries(db: Database) {
  const size = sql.placeholder('size');
  return {
    detail: db
      .select({
        ...tyreCardColumns,
        source: tyres.source,
        confidence: tyres.confidence,
        price_note: tyres.price_note,
        note: tyres.note,
        retired_at: tyres.retired_at,
      })
      .from(tyres)
      .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
      .where(eq(tyres.id, sql.placeholder('id')))
      .prepare('tyre_one'),
    similar: db
      .select(tyreCardColumns)
      .from(tyres)
      .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
      .where(isLive(tyres, eq(tyres.size, size), ne(tyres.id, sql.placeholder('id'))))
      .orderBy(desc(tyres.popularity))
      .limit(MAX_SIMILAR)
      .prepare('tyre_similar'),
    tractors: db
      .select({
        id: tractors.id,
        slug: tractors.slug,
        brand_name: tractorBrands.name,
        model: tractors.model,
        hp: tractors.hp,
        isRearSize: sql<boolean>`${size}::text = any(${tractors.rear_tyres})`,
      })
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
      .where(
        isLive(
          tractors,
          sql`${size}::text = any(${tractors.rear_tyres} || ${tractors.front_tyres})`,
        ),
      )
      .orderBy(desc(tractors.popularity), asc(tractors.id))
      .limit(MAX_TRACTORS)
      .prepare('tyre_fits'),
  };
}
