import type { UsedCard, UsedPhoto } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { sortByIds } from '../../../core/lists/compare-names.ts';
import { districts, matchesDistrict, states } from '../places/tables.ts';
import { tractorBrands, tractors } from '../products/tables.ts';
import { toProductPicture, toTractorPicture } from '../products/to-product-picture.ts';
import { usedPhotos, usedTractors } from './tables.ts';

export const usedCardColumns = {
  id: usedTractors.id,
  slug: usedTractors.slug,
  tractor_slug: tractors.slug,
  brand_slug: tractorBrands.slug,
  brand_name: tractorBrands.name,
  model: tractors.model,
  hp: tractors.hp,
  drive: tractors.drive,
  cabin_ac: tractors.cabin_ac,
  year: usedTractors.year,
  hours: usedTractors.hours,
  owners: usedTractors.owners,
  price_inr: usedTractors.price_inr,
  negotiable: usedTractors.negotiable,
  state: usedTractors.state,
  state_name: states.name,
  district: usedTractors.district,
  // A subquery runs only for the selected rows, a join would run for all candidates.
  district_name: sql<LocalisedText | null>`(
    select ${districts.name} from ${districts} where ${matchesDistrict(usedTractors.district)} limit 1
  )`,
  listed_on: usedTractors.listed_on,
  demo: usedTractors.demo,
  photo: sql<UsedCard['photo']>`(
    select json_build_object('photo', photo, 'width', width, 'height', height) from ${usedPhotos}
    where ${usedPhotos.listing_id} = ${usedTractors.id} order by place limit 1
  )`,
};

type UsedCardRow = Omit<UsedCard, 'brand_name' | 'state_name' | 'picture'> & {
  brand_name: LocalisedText;
  state_name: LocalisedText | null;
  district_name: LocalisedText | null;
  tractor_slug: string;
  drive: '2wd' | '4wd';
  cabin_ac: boolean;
};

export function toUsedCard(row: UsedCardRow, language: Language): UsedCard {
  const { tractor_slug, drive, cabin_ac, district_name, ...publicFields } = row;
  const appearance = { slug: tractor_slug, hp: row.hp, drive, cabin_ac };
  return {
    ...publicFields,
    brand_name: toLocalText(row.brand_name, language),
    state_name: toLocalText(row.state_name ?? { en: row.state }, language),
    district: district_name?.[language] ?? row.district,
    picture: toProductPicture(
      toTractorPicture(appearance, 'used'),
      row.brand_name,
      `${row.model} (${row.year})`,
      language,
    ),
  };
}

export function selectUsedCards(db: Database) {
  return db
    .select(usedCardColumns)
    .from(usedTractors)
    .innerJoin(tractors, eq(tractors.id, usedTractors.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .leftJoin(states, eq(states.slug, usedTractors.state))
    .$dynamic();
}

export function createUsedCardFinder(db: Database) {
  const cardsQuery = selectUsedCards(db)
    .where(
      and(
        sql`${usedTractors.id} = any(${sql.placeholder('ids')}::int[])`,
        eq(usedTractors.status, 'approved'),
      ),
    )
    .prepare('used_cards');
  return async (ids: readonly number[], language: Language): Promise<UsedCard[]> => {
    if (ids.length === 0) return [];
    const rows: UsedCardRow[] = await cardsQuery.execute({ ids: [...ids] });
    return sortByIds(ids, rows).map((row) => toUsedCard(row, language));
  };
}

export function listUsedPhotos(db: Database, listingId: number): Promise<UsedPhoto[]> {
  return db
    .select({ photo: usedPhotos.photo, width: usedPhotos.width, height: usedPhotos.height })
    .from(usedPhotos)
    .where(eq(usedPhotos.listing_id, listingId))
    .orderBy(asc(usedPhotos.place));
}
