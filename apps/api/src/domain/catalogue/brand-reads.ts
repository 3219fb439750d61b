import type { MakerBrand } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import type { LocalisedText } from '../../database/schema/localised.ts';
import { tractorBrands } from '../../database/schema/tractor-brands.ts';
import { tractors } from '../../database/schema/tractors.ts';
import { tyreBrands } from '../../database/schema/tyre-brands.ts';
import { tyres } from '../../database/schema/tyres.ts';
import { localText } from '../../shared/localised-text.ts';

const KINDS = {
  tractor: { brands: tractorBrands, models: tractors },
  tyre: { brands: tyreBrands, models: tyres },
} as const;

export type BrandKind = keyof typeof KINDS;

type Row = { slug: string; name: LocalisedText; description: LocalisedText; count: number };

/** Brands of a kind in the site's order, with the number of models of each. */
export function brandReads(db: Database, kind: BrandKind) {
  const { brands, models } = KINDS[kind];
  const all = db
    .select({
      slug: brands.slug,
      name: brands.name,
      description: brands.description,
      count: count(models.id),
    })
    .from(brands)
    .leftJoin(models, live(models, eq(models.brand_id, brands.id)))
    .where(live(brands))
    .groupBy(brands.id)
    .orderBy(asc(brands.sort_order), asc(brands.slug))
    .prepare(`${kind}_brands`);
  return {
    async list(language: Language): Promise<MakerBrand[]> {
      return (await all.execute()).map((row) => inLanguage(row, language));
    },
    async find(slug: string, language: Language): Promise<MakerBrand | undefined> {
      const row = (await all.execute()).find((one) => one.slug === slug);
      return row && inLanguage(row, language);
    },
  };
}

export function brandNames(db: Database, kind: BrandKind) {
  const { brands } = KINDS[kind];
  const names = db
    .select({ slug: brands.slug, name: brands.name })
    .from(brands)
    .where(live(brands))
    .orderBy(asc(brands.sort_order), asc(brands.slug))
    .prepare(`${kind}_brand_names`);
  return async (): Promise<Map<string, LocalisedText>> =>
    new Map((await names.execute()).map((row) => [row.slug, row.name]));
}

function inLanguage({ name, description, ...row }: Row, language: Language): MakerBrand {
  return {
    ...row,
    name: localText(name, language),
    description: localText(description, language),
  };
}
