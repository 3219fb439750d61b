import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

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
