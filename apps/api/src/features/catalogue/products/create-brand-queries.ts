import type { MakerBrand, MakerBrandDetail } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { compareNames } from '../../../core/lists/compare-names.ts';
import { type TractorScope, tractorBrands, tractors, tyreBrands, tyres } from './tables.ts';

const BRAND_TABLES = {
  tractor: { brands: tractorBrands, models: tractors },
  tyre: { brands: tyreBrands, models: tyres },
} as const;

export type BrandKind = keyof typeof BRAND_TABLES;

type BrandRow = {
  slug: string;
  name: LocalisedText;
  description: LocalisedText;
  model_count: number;
  discontinued_count: number;
};

/** Omits discontinued models, and brands with only such models, unless `include` is `discontinued`. */
export function createBrandQueries(db: Database, kind: BrandKind) {
  const brandsQuery = prepareBrandsQuery(db, kind);
  const discontinuedQuery = prepareDiscontinuedQuery(db, kind);
  return {
    async list(language: Language, include?: TractorScope): Promise<MakerBrand[]> {
      const rows: BrandRow[] = await brandsQuery.execute();
      if (include === 'discontinued')
        return rows.map((row) => toMakerBrand({ ...row, discontinued_count: 0 }, language));
      return rows
        .filter((row) => row.discontinued_count === 0 || row.model_count > row.discontinued_count)
        .map((row) => toMakerBrand(row, language));
    },
    async find(slug: string, language: Language): Promise<MakerBrandDetail | undefined> {
      const row = (await brandsQuery.execute()).find((brand) => brand.slug === slug);
      if (row === undefined) return undefined;
      const discontinuedModels =
        kind === 'tractor' ? await discontinuedQuery.execute({ slug }) : [];
      return {
        ...toMakerBrand(row, language),
        discontinued: discontinuedModels
          .map(({ on, source, ...model }) => ({ ...model, on: on ?? '', source: source ?? '' }))
          .toSorted((a, b) => compareNames(a.model, b.model)),
      };
    },
  };
}

function prepareBrandsQuery(db: Database, kind: BrandKind) {
  const { brands, models } = BRAND_TABLES[kind];
  return db
    .select({
      slug: brands.slug,
      name: brands.name,
      description: brands.description,
      model_count: count(models.id),
      discontinued_count:
        kind === 'tractor' ? count(tractors.discontinued_on) : sql<number>`0`.mapWith(Number),
    })
    .from(brands)
    .leftJoin(models, isLive(models, eq(models.brand_id, brands.id)))
    .where(isLive(brands))
    .groupBy(brands.id)
    .orderBy(asc(brands.sort_order), asc(brands.slug))
    .prepare(`${kind}_brands`);
}

function prepareDiscontinuedQuery(db: Database, kind: BrandKind) {
  return db
    .select({
      id: tractors.id,
      slug: tractors.slug,
      model: tractors.model,
      on: tractors.discontinued_on,
      source: tractors.discontinued_source,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(
      isLive(
        tractors,
        eq(tractorBrands.slug, sql.placeholder('slug')),
        isNotNull(tractors.discontinued_on),
      ),
    )
    .prepare(`${kind}_brand_discontinued`);
}

export function createBrandNamesQuery(db: Database, kind: BrandKind) {
  const { brands } = BRAND_TABLES[kind];
  const namesQuery = db
    .select({ slug: brands.slug, name: brands.name })
    .from(brands)
    .where(isLive(brands))
    .orderBy(asc(brands.sort_order), asc(brands.slug))
    .prepare(`${kind}_brand_names`);
  return async (): Promise<Map<string, LocalisedText>> =>
    new Map((await namesQuery.execute()).map((row) => [row.slug, row.name]));
}

function toMakerBrand(row: BrandRow, language: Language): MakerBrand {
  const { slug, name, description, model_count, discontinued_count } = row;
  return {
    slug,
    name: toLocalText(name, language),
    description: toLocalText(description, language),
    count: model_count - discontinued_count,
  };
}
