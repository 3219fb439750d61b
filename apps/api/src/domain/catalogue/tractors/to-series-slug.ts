import { LANGUAGES } from '@tractor-haat/i18n';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { cacheByRevision } from '../../../shared/lists/cache-by-revision.ts';
import { compareNames } from '../../../shared/lists/compare-names.ts';
import { groupBy } from '../../../shared/lists/group-by.ts';

/** Includes the brand, as in `solis-e`, because two brands may have a series `E`. */
export const toSeriesSlug = (brand: string, series: string): string =>
  `${brand}-${series}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function createSeriesNamesCache(
  db: Database,
): () => Promise<ReadonlyMap<string, LocalisedText>> {
  const seriesQuery = db
    .selectDistinct({
      brand: tractorBrands.slug,
      name: tractorBrands.name,
      order: tractorBrands.sort_order,
      series: tractors.series,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, isNotNull(tractors.series)))
    .orderBy(asc(tractorBrands.sort_order), asc(tractorBrands.slug))
    .prepare('tractor_series_names');
  return cacheByRevision(db, ['tractors'], async () => {
    const rowsByBrand = groupBy(await seriesQuery.execute(), ({ brand }) => brand);
    const rows = [...rowsByBrand.values()].flatMap((brandRows) =>
      brandRows.toSorted((a, b) => compareNames(a.series ?? '', b.series ?? '')),
    );
    return new Map(
      rows.map(({ brand, name, series }) => [
        toSeriesSlug(brand, series ?? ''),
        addBrand(name, series ?? ''),
      ]),
    );
  });
}

/** Translates only the brand, because a series has a Latin name in all languages. */
function addBrand(brand: LocalisedText, series: string): LocalisedText {
  const names: LocalisedText = { en: `${brand.en} ${series}` };
  for (const language of LANGUAGES)
    if (brand[language] !== undefined) names[language] = `${brand[language]} ${series}`;
  return names;
}
