import {
  sizeSlug,
  TYRE_POSITIONS,
  type TyresFilter,
  type TyresPage,
} from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { facetsOf, resolveChosen, type Vocabularies } from '../../../shared/lists/facets.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { brandNames } from '../brand-reads.ts';
import { cardRead } from './card.ts';
import type { TyreIndex } from './index-of-tyres.ts';

const FIXED = {
  position: { kind: 'fixed', values: TYRE_POSITIONS },
  size: { kind: 'free', unknown: 'size_unknown' },
} as const satisfies Vocabularies;

/** The list of tyres: cards, page numbers and filters; optionally limited to a tractor's sizes. */
export function tyresList(db: Database, current: TyreIndex) {
  const readNames = brandNames(db, 'tyre');
  const readCards = cardRead(db);
  const findTractor = tractorSizes(db);
  return async (filter: TyresFilter): Promise<TyresPage> => {
    const { page, per_page, sort, language, tractor: tractorSlug, ...filters } = filter;
    const [index, names, tractor] = await Promise.all([
      current(),
      readNames(),
      tractorSlug === undefined ? null : findTractor(tractorSlug),
    ]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names, unknown: 'brand_unknown' },
      ...FIXED,
    };
    const chosen = resolveChosen(filters, vocabularies, (dimension, value) =>
      index.knows(dimension, value),
    );
    const fitting = tractor === null ? {} : { size: narrowed(chosen.size, tractor.sizes) };
    const found = index.search({ ...chosen, ...fitting }, sort, page, per_page);
    return {
      items: await readCards(
        found.rows.map(({ id }) => id),
        language,
      ),
      ...toPageNumbers(found.total, page, per_page),
      facets: facetsOf(found, chosen, vocabularies, language),
      tractor: tractor && { id: tractor.id, slug: tractor.slug, name: tractor.name },
    };
  };
}

/** Sizes that are both chosen and on the tractor; a size without tyres if there are none. */
function narrowed(chosen: readonly string[], sizes: readonly string[]): string[] {
  const both = chosen.length === 0 ? [...sizes] : chosen.filter((size) => sizes.includes(size));
  return both.length === 0 ? [''] : both;
}

function tractorSizes(db: Database) {
  const one = db
    .select({
      id: tractors.id,
      slug: tractors.slug,
      name: sql<string>`(${tractorBrands.name}->>'en') || ' ' || ${tractors.model}`,
      front: tractors.front_tyres,
      rear: tractors.rear_tyres,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(live(tractors, eq(tractors.id, sql.placeholder('id'))))
    .prepare('tyre_tractor');
  return async (id: number) => {
    const [row] = await one.execute({ id });
    if (row === undefined) throw createTranslatedError('tractor_unknown');
    return { ...row, sizes: [...row.front, ...row.rear].map(sizeSlug) };
  };
}
