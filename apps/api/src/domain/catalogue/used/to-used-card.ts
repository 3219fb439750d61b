import type { UsedCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { states } from '../../../database/schema/states.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { sortByIds } from '../../../shared/lists/sort-by-ids.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { toLabelledPicture } from '../pictures/to-labelled-picture.ts';
import { toTractorPicture } from '../pictures/to-tractor-picture.ts';
import { matchesDistrict } from '../places/matches-district.ts';

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

export type UsedCardRow = Omit<UsedCard, 'brand_name' | 'state_name' | 'picture'> & {
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
    picture: toLabelledPicture(
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
