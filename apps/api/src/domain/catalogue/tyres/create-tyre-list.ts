import {
  sizeSlug,
  TYRE_POSITIONS,
  type TyresFilter,
  type TyresPage,
} from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { resolveSelection, type Vocabularies } from '../../../shared/lists/resolve-selection.ts';
import { toFacets } from '../../../shared/lists/to-facets.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { createBrandNamesQuery } from '../create-brand-queries.ts';
import { createTyreCardFinder } from './to-tyre-card.ts';
import type { TyreIndex } from './tyre-index.ts';

const FIXED_VOCABULARIES = {
  position: { kind: 'fixed', values: TYRE_POSITIONS },
  size: { kind: 'free', unknownReason: 'size_unknown' },
} as const satisfies Vocabularies;

const IMPOSSIBLE_SIZE = '';

export function createTyreList(db: Database, getIndex: TyreIndex) {
  const listBrands = createBrandNamesQuery(db, 'tyre');
  const findCards = createTyreCardFinder(db);
  const findTractor = createTractorSizesFinder(db);
  return async (filter: TyresFilter): Promise<TyresPage> => {
    const { page, per_page, sort, language, tractor: tractorId, ...filters } = filter;
    const [index, brands, tractor] = await Promise.all([
      getIndex(),
      listBrands(),
      tractorId === undefined ? null : findTractor(tractorId),
    ]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      ...FIXED_VOCABULARIES,
    };
    const selection = resolveSelection(filters, vocabularies, (dimension, value) =>
      index.hasValue(dimension, value),
    );
    const sizeSelection =
      tractor === null ? {} : { size: narrowSizes(selection.size, tractor.sizes) };
    const result = index.search({ ...selection, ...sizeSelection }, sort, page, per_page);
    return {
      items: await findCards(
        result.rows.map(({ id }) => id),
        language,
      ),
      ...toPageNumbers(result.total, page, per_page),
      facets: toFacets(result, selection, vocabularies, language),
      tractor: tractor && { id: tractor.id, slug: tractor.slug, name: tractor.name },
    };
  };
}

/** Returns `IMPOSSIBLE_SIZE` if no selected size fits, because an empty list would select all sizes. */
function narrowSizes(selection: readonly string[], sizes: readonly string[]): string[] {
  const matchingSizes =
    selection.length === 0 ? [...sizes] : selection.filter((size) => sizes.includes(size));
  return matchingSizes.length === 0 ? [IMPOSSIBLE_SIZE] : matchingSizes;
}

function createTractorSizesFinder(db: Database) {
  const sizesQuery = db
    .select({
      id: tractors.id,
      slug: tractors.slug,
      name: sql<string>`(${tractorBrands.name}->>'en') || ' ' || ${tractors.model}`,
      front: tractors.front_tyres,
      rear: tractors.rear_tyres,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, eq(tractors.id, sql.placeholder('id'))))
    .prepare('tyre_tractor');
  return async (id: number) => {
    const [row] = await sizesQuery.execute({ id });
    if (row === undefined) throw createTranslatedError('tractor_unknown');
    return { ...row, sizes: [...row.front, ...row.rear].map(sizeSlug) };
  };
}
