import type { UsedDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { RETIRED } from '../../../database/schema/from-content.ts';
import { states } from '../../../database/schema/states.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { cardColumns, cardRead, usedCard } from './card.ts';
import { photosOf } from './photos-of.ts';
import { similarUsed } from './similar-used.ts';

/** Default for tractors of unknown power. */
const USUAL_HP = 45;

/** One used tractor, and others of similar power. Throws a 410 for a sold one. */
export function usedRead(db: Database) {
  const one = db
    .select({
      ...cardColumns,
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
    .where(and(eq(usedTractors.id, sql.placeholder('id')), eq(usedTractors.status, 'approved')))
    .prepare('used_one');
  const gone = db
    .select({ id: usedTractors.id })
    .from(usedTractors)
    .where(
      and(
        eq(usedTractors.id, sql.placeholder('id')),
        inArray(usedTractors.status, ['sold', RETIRED]),
      ),
    )
    .prepare('used_gone');
  const readCards = cardRead(db);
  return async (id: number, language: Language): Promise<UsedDetail | undefined> => {
    const [row] = await one.execute({ id });
    if (row === undefined) {
      const [there] = await gone.execute({ id });
      if (there) throw createTranslatedError('sold', 'GONE');
      return undefined;
    }
    const [others, photos] = await Promise.all([
      similarUsed(db, { id, hp: row.hp ?? USUAL_HP, price_inr: row.price_inr }),
      row.photo === null ? [] : photosOf(db, id),
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
      ...usedCard(card, language),
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
      similar: await readCards(others, language),
    };
  };
}
