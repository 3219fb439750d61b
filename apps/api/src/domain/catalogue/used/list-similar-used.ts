import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

const MAX_SIMILAR = 4;
/** Tractors with a power difference up to this are comparable. */
const MAX_HP_DIFFERENCE = 6;

/**
 * Ids of the used tractors of similar power with the nearest prices. For each power, an index returns the nearest ones
 * above and below, and the nearest of these are returned, so that a million listings are not sorted.
 */
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
      select (select min(other.hp) from used_shown other where other.hp > powers.hp) from powers
      where powers.hp <= ${maxHp}::float8
    )
    select near.id from powers cross join lateral (
      (select one.id, one.price_inr from used_shown one
        where one.hp = powers.hp and one.price_inr >= ${price} and one.id <> ${id}::integer
        order by one.price_inr, one.id desc limit ${MAX_SIMILAR})
      union all
      (select one.id, one.price_inr from used_shown one
        where one.hp = powers.hp and one.price_inr < ${price} and one.id <> ${id}::integer
        order by one.price_inr desc, one.id desc limit ${MAX_SIMILAR})
    ) near
    where powers.hp <= ${maxHp}::float8
    order by abs(near.price_inr - ${price}), near.id desc limit ${MAX_SIMILAR}`);
  return (result as { rows: { id: number }[] }).rows.map((row) => row.id);
}
