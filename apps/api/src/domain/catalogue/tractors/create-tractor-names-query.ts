import type { TractorName } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { compareNames } from '../../../shared/lists/compare-names.ts';
import { groupBy } from '../../../shared/lists/group-by.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { includedTractors, type TractorScope } from './tractor-scope.ts';

export function createTractorNamesQuery(db: Database) {
  const namesQuery = db
    .select({
      id: tractors.id,
      slug: tractors.slug,
      brand_slug: tractorBrands.slug,
      brand_name: tractorBrands.name,
      model: tractors.model,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, includedTractors))
    .orderBy(asc(tractorBrands.sort_order), asc(tractorBrands.slug))
    .prepare('tractor_names');
  return async (language: Language, include?: TractorScope): Promise<TractorName[]> => {
    const rows = await namesQuery.execute({ all: include === 'discontinued' });
    const rowsByBrand = groupBy(rows, ({ brand_slug }) => brand_slug);
    return [...rowsByBrand.values()].flatMap((brandRows) =>
      brandRows
        .toSorted((a, b) => compareNames(a.model, b.model))
        .map((row) => ({ ...row, brand_name: toLocalText(row.brand_name, language) })),
    );
  };
}
