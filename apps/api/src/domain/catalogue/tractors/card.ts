import type { TractorCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { inOrderOf } from '../../../shared/lists/in-order-of.ts';
import { toLocalText } from '../../../shared/localised-text.ts';
import { toPublicPrice } from '../../../shared/public-price.ts';
import { namedPicture } from '../pictures/named-picture.ts';
import { tractorPicture } from '../pictures/tractor-picture.ts';

export const cardColumns = {
  id: tractors.id,
  slug: tractors.slug,
  brand_slug: tractorBrands.slug,
  brand_name: tractorBrands.name,
  model: tractors.model,
  hp: tractors.hp,
  cylinders: tractors.cylinders,
  drive: tractors.drive,
  fuel: tractors.fuel,
  lift_capacity_kg: tractors.lift_capacity_kg,
  cabin_ac: tractors.cabin_ac,
  price_min_inr: tractors.price_min_inr,
  price_max_inr: tractors.price_max_inr,
  show_price: tractors.show_price,
  as_of: tractors.as_of,
  discontinued_on: tractors.discontinued_on,
};

export type CardRow = Omit<TractorCard, 'brand_name' | 'price' | 'picture'> & {
  brand_name: LocalisedText;
  cabin_ac: boolean;
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
  discontinued_on: string | null;
};

export function tractorCard(row: CardRow, language: Language): TractorCard {
  const {
    cabin_ac,
    price_min_inr,
    price_max_inr,
    show_price,
    as_of,
    discontinued_on,
    ...publicFields
  } = row;
  return {
    ...publicFields,
    brand_name: toLocalText(row.brand_name, language),
    // A discontinued tractor has no price of a new one.
    price: discontinued_on === null ? toPublicPrice(row) : null,
    picture: namedPicture(tractorPicture(row), row.brand_name, row.model, language),
  };
}

/** Cards of tractors by their ids, in the order of the ids. */
export function cardRead(db: Database) {
  const cards = db
    .select(cardColumns)
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(live(tractors, sql`${tractors.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('tractor_cards');
  return async (ids: readonly number[], language: Language): Promise<TractorCard[]> => {
    if (ids.length === 0) return [];
    const rows: CardRow[] = await cards.execute({ ids: [...new Set(ids)] });
    return inOrderOf(ids, rows).map((row) => tractorCard(row, language));
  };
}
