import type { TractorCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { sortByIds } from '../../../shared/lists/sort-by-ids.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { toPublicPrice } from '../../../shared/to-public-price.ts';
import { toLabelledPicture } from '../pictures/to-labelled-picture.ts';
import { toTractorPicture } from '../pictures/to-tractor-picture.ts';

export const tractorCardColumns = {
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

export type TractorCardRow = Omit<TractorCard, 'brand_name' | 'price' | 'picture'> & {
  brand_name: LocalisedText;
  cabin_ac: boolean;
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
  discontinued_on: string | null;
};

export function toTractorCard(row: TractorCardRow, language: Language): TractorCard {
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
    // The price is that of a new tractor, so a discontinued tractor has none.
    price: discontinued_on === null ? toPublicPrice(row) : null,
    picture: toLabelledPicture(toTractorPicture(row), row.brand_name, row.model, language),
  };
}

export function createTractorCardFinder(db: Database) {
  const cardsQuery = db
    .select(tractorCardColumns)
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, sql`${tractors.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('tractor_cards');
  return async (ids: readonly number[], language: Language): Promise<TractorCard[]> => {
    if (ids.length === 0) return [];
    const rows: TractorCardRow[] = await cardsQuery.execute({ ids: [...new Set(ids)] });
    return sortByIds(ids, rows).map((row) => toTractorCard(row, language));
  };
}
