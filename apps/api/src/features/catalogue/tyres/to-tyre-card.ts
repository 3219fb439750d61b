import type { PictureName } from '@tractor-haat/api-client';
import type { TyreCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import {
  isLive,
  type LocalisedText,
  toLocalText,
  toPublicPrice,
} from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { sortByIds } from '../../../core/lists/compare-names.ts';
import { tyreBrands, tyres } from '../products/tables.ts';
import { toProductPicture } from '../products/to-product-picture.ts';

export const tyreCardColumns = {
  id: tyres.id,
  slug: tyres.slug,
  brand_slug: tyreBrands.slug,
  brand_name: tyreBrands.name,
  model: tyres.model,
  size: tyres.size,
  position: tyres.position,
  ply_rating: tyres.ply_rating,
  construction: tyres.construction,
  tube: tyres.tube,
  price_min_inr: tyres.price_min_inr,
  price_max_inr: tyres.price_max_inr,
  show_price: tyres.show_price,
  as_of: tyres.as_of,
};

export type TyreCardRow = Omit<TyreCard, 'brand_name' | 'price' | 'picture'> & {
  brand_name: LocalisedText;
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
};

export function toTyreCard(row: TyreCardRow, language: Language): TyreCard {
  const { price_min_inr, price_max_inr, show_price, as_of, ...publicFields } = row;
  return {
    ...publicFields,
    brand_name: toLocalText(row.brand_name, language),
    price: toPublicPrice(row),
    picture: toProductPicture(
      toTyrePicture(row),
      row.brand_name,
      `${row.model} ${row.size}`,
      language,
    ),
  };
}

export function toTyrePicture({ position, slug }: { position: string; slug: string }): PictureName {
  return { kind: 'tyre', id: `${position === 'front' ? 'front' : 'rear'}--${slug}`, view: 'side' };
}

export function createTyreCardFinder(db: Database) {
  const cardsQuery = db
    .select(tyreCardColumns)
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(isLive(tyres, sql`${tyres.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare('tyre_cards');
  return async (ids: readonly number[], language: Language): Promise<TyreCard[]> => {
    if (ids.length === 0) return [];
    const rows: TyreCardRow[] = await cardsQuery.execute({ ids: [...ids] });
    return sortByIds(ids, rows).map((row) => toTyreCard(row, language));
  };
}
