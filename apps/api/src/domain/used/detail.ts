import type { UsedDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { RETIRED } from '../../database/schema/from-content.ts';
import { states } from '../../database/schema/states.ts';
import { tractorBrands } from '../../database/schema/tractor-brands.ts';
import { tractors } from '../../database/schema/tractors.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { Refusal } from '../../shared/refusal.ts';
import { photosOf } from '../photos/photos-of.ts';
import { cardColumns, shownUsed, usedCard } from './card.ts';

const MAX_SIMILAR = 4;

/** One used tractor, and others of about its power. Throws a 410 for one that was there and is sold. */
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
  const similar = shownUsed(db)
    .where(
      and(
        eq(usedTractors.status, 'approved'),
        ne(usedTractors.id, sql.placeholder('id')),
        sql`${tractors.hp} between ${sql.placeholder('hp')}::float8 - 6 and ${sql.placeholder('hp')}::float8 + 6`,
      ),
    )
    .orderBy(
      sql`abs(${usedTractors.price_inr} - ${sql.placeholder('price')}::int)`,
      desc(usedTractors.id),
    )
    .limit(MAX_SIMILAR)
    .prepare('used_similar');
  return async (id: number, language: Language): Promise<UsedDetail | undefined> => {
    const [row] = await one.execute({ id });
    if (row === undefined) {
      const [there] = await gone.execute({ id });
      if (there) throw new Refusal('GONE', `The used tractor ${id} is sold.`);
      return undefined;
    }
    const [others, photos] = await Promise.all([
      similar.execute({ id, hp: row.hp ?? 45, price: row.price_inr }),
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
      words,
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
      words,
      similar: others.map((other) => usedCard(other, language)),
    };
  };
}
