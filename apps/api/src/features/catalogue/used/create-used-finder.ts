import type { UsedDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { RETIRED_STATUS } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { states } from '../places/tables.ts';
import { tractorBrands, tractors } from '../products/tables.ts';
import { usedTractors } from './tables.ts';
import {
  createUsedCardFinder,
  listUsedPhotos,
  toUsedCard,
  usedCardColumns,
} from './to-used-card.ts';

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

const MAX_SIMILAR = 4;
const MAX_HP_DIFFERENCE = 6;

/** Lists each power once, so that an index finds the nearest prices of each without sorting a million listings. */
export async function listSimilarUsed(
  db: Database,
  { id, hp, price_inr }: { id: number; hp: number; price_inr: number },
): Promise<number[]> {
  const [minHp, maxHp] = [hp - MAX_HP_DIFFERENCE, hp + MAX_HP_DIFFERENCE];
  const price = sql`${price_inr}::integer`;
  const result = await db.execute(sql`
    with recursive powers(hp) as (
      select min(hp) from used_shown where hp >= ${minHp}::float8
      union all
      select (select min(stronger.hp) from used_shown stronger where stronger.hp > powers.hp) from powers
      where powers.hp <= ${maxHp}::float8
    )
    select nearest.id from powers cross join lateral (
      (select listing.id, listing.price_inr from used_shown listing
        where listing.hp = powers.hp and listing.price_inr >= ${price} and listing.id <> ${id}::integer
        order by listing.price_inr, listing.id desc limit ${MAX_SIMILAR})
      union all
      (select listing.id, listing.price_inr from used_shown listing
        where listing.hp = powers.hp and listing.price_inr < ${price} and listing.id <> ${id}::integer
        order by listing.price_inr desc, listing.id desc limit ${MAX_SIMILAR})
    ) nearest
    where powers.hp <= ${maxHp}::float8
    order by abs(nearest.price_inr - ${price}), nearest.id desc limit ${MAX_SIMILAR}`);
  return (result as { rows: { id: number }[] }).rows.map((row) => row.id);
}
