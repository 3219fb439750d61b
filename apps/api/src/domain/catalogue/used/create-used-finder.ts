import type { UsedDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { RETIRED_STATUS } from '../../../database/schema/content-columns.ts';
import { states } from '../../../database/schema/states.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { listSimilarUsed } from './list-similar-used.ts';
import { listUsedPhotos } from './list-used-photos.ts';
import { createUsedCardFinder, toUsedCard, usedCardColumns } from './to-used-card.ts';

/** Assumed for a tractor of unknown power when similar listings are selected. */
const DEFAULT_HP = 45;

/** Throws a 410 error for a sold or retired listing. */
export function createUsedFinder(db: Database) {
  const queries = prepareQueries(db);
  const findCards = createUsedCardFinder(db);
  return async (id: number, language: Language): Promise<UsedDetail | undefined> => {
    const [row] = await queries.detail.execute({ id });
    if (row === undefined) {
      const [removed] = await queries.removed.execute({ id });
      if (removed) throw createTranslatedError('sold', 'GONE');
      return undefined;
    }
    const [similarIds, photos] = await Promise.all([
      listSimilarUsed(db, { id, hp: row.hp ?? DEFAULT_HP, price_inr: row.price_inr }),
      row.photo === null ? [] : listUsedPhotos(db, id),
    ]);
    const {
      tractor_id,
      new_price_inr,
      rc,
      hypothecation,
      insurance_until,
      tyre_condition_pct,
      condition,
      area,
      words: sellerText,
      ...card
    } = row;
    return {
      ...toUsedCard(card, language),
      tractor: { id: tractor_id, slug: row.tractor_slug },
      new_price_inr,
      rc,
      hypothecation,
      insurance_until,
      tyre_condition_pct,
      condition,
      photos,
      area,
      words: sellerText,
      similar: await findCards(similarIds, language),
    };
  };
}

function prepareQueries(db: Database) {
  const isRequested = eq(usedTractors.id, sql.placeholder('id'));
  return {
    detail: db
      .select({
        ...usedCardColumns,
        tractor_id: tractors.id,
        new_price_inr: sql<
          number | null
        >`case when ${tractors.show_price} then ${tractors.price_min_inr} end`,
        rc: usedTractors.rc,
        hypothecation: usedTractors.hypothecation,
        insurance_until: usedTractors.insurance_until,
        tyre_condition_pct: usedTractors.tyre_condition_pct,
        condition: usedTractors.condition,
        area: usedTractors.area,
        words: usedTractors.words,
      })
      .from(usedTractors)
      .innerJoin(tractors, eq(tractors.id, usedTractors.tractor_id))
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
      .leftJoin(states, eq(states.slug, usedTractors.state))
      .where(and(isRequested, eq(usedTractors.status, 'approved')))
      .prepare('used_one'),
    removed: db
      .select({ id: usedTractors.id })
      .from(usedTractors)
      .where(and(isRequested, inArray(usedTractors.status, ['sold', RETIRED_STATUS])))
      .prepare('used_gone'),
  };
}
