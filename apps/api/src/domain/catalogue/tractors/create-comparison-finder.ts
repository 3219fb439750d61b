import type { Comparison, LargestImplement } from '@tractor-haat/api-client/contract';
import { createComparisonName } from '@tractor-haat/drawings';
import type { Language } from '@tractor-haat/i18n';
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { type DealerIndex, toDealerCard } from '../dealers/dealer-index.ts';
import { findLargestImplements, type ImplementDemand } from './find-largest-implements.ts';
import { createTractorFactsFinder } from './to-tractor-facts.ts';

const MAX_DEALERS = 2;

export function createComparisonFinder(db: Database, getDealers: DealerIndex) {
  const findFacts = createTractorFactsFinder(db);
  const implementsQuery = prepareImplementsQuery(db);
  return async (slugs: readonly string[], language: Language): Promise<Comparison> => {
    const [facts, implementRows, dealers] = await Promise.all([
      findFacts([...slugs].sort(), language),
      implementsQuery.execute(),
      getDealers(),
    ]);
    const unknownSlug = slugs.find((slug) => !facts.some((tractor) => tractor.slug === slug));
    if (unknownSlug !== undefined) throw createTranslatedError('tractor_unknown', 'NOT_FOUND');
    const tractors = facts.map((tractor) => {
      const dealerSelection = { kind: ['tractor'], brand: [tractor.brand_slug] };
      const sellers = dealers.search(dealerSelection, 'place', 1);
      return {
        ...tractor,
        implements: findLargestImplements(tractor, implementRows).map((match) =>
          toLargestImplement(match, language),
        ),
        dealers: sellers.rows.slice(0, MAX_DEALERS).map((seller) => toDealerCard(seller, language)),
        dealer_count: sellers.total,
      };
    });
    return {
      tractors,
      picture: addPictureHash(createComparisonName(facts.map(({ picture }) => picture))),
    };
  };
}

type ComparedImplement = ImplementDemand &
  Omit<LargestImplement, 'fit' | 'type_name' | 'brand_name'> & {
    type_name: LocalisedText;
    brand_name: LocalisedText;
  };

function toLargestImplement(
  { implement, fit }: { implement: ComparedImplement; fit: LargestImplement['fit'] },
  language: Language,
): LargestImplement {
  const { id, slug, type_slug, brand_slug, model, working_width_mm } = implement;
  return {
    id,
    slug,
    type_slug,
    brand_slug,
    model,
    working_width_mm,
    type_name: toLocalText(implement.type_name, language),
    brand_name: toLocalText(implement.brand_name, language),
    fit,
  };
}

const prepareImplementsQuery = (db: Database) =>
  db
    .select({
      id: implementsTable.id,
      slug: implementsTable.slug,
      type_slug: implementTypes.slug,
      type_name: implementTypes.name,
      brand_slug: implementBrands.slug,
      brand_name: implementBrands.name,
      model: implementsTable.model,
      working_width_mm: implementsTable.working_width_mm,
      required_hp_min: sql<number>`${implementsTable.required_hp_min}`,
      required_hp_max: implementsTable.required_hp_max,
      specs: implementsTable.specs,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable, isNotNull(implementsTable.required_hp_min)))
    .orderBy(asc(implementTypes.sort_order), desc(implementsTable.popularity))
    .prepare('compared_implements');
