import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { cachedByRevision } from '../../../shared/lists/cached-by-revision.ts';
import { listTexts } from '../../../shared/localised-text.ts';
import { NameIndex } from '../../../shared/names/name-index.ts';
import { type NamedOption, namesOf } from './implement-names.ts';

/** A tractor or tyre by its names; tyres of one model differ in their sizes. */
export type MakerModel = {
  id: number;
  slug: string;
  model: string;
  size: string | null;
  brand: string;
  brand_name: LocalisedText;
  /** False for a tractor that its maker no longer sells. */
  isSoldNew: boolean;
};

/** Brands and models of tractors or tyres, by all of their names. */
export class MakerNames {
  readonly #brands: NameIndex<NamedOption>;
  readonly #rows: readonly MakerModel[];
  /** By brand; created on first use. */
  readonly #models = new Map<string, NameIndex<MakerModel>>();

  constructor(brands: readonly NamedOption[], rows: readonly MakerModel[]) {
    this.#brands = new NameIndex(brands, namesOf);
    this.#rows = rows;
  }

  brand(name: string): NamedOption | undefined {
    return this.#brands.findOne(name);
  }

  byId(id: number): MakerModel | undefined {
    return this.#rows.find((row) => row.id === id);
  }

  /** True if the brand (a slug) has models, and none is sold new any more. */
  isDiscontinued(brand: string): boolean {
    const own = this.#rows.filter((row) => row.brand === brand);
    return own.length > 0 && !own.some(({ isSoldNew }) => isSoldNew);
  }

  /** Models of a brand (a slug) that match a name; several for a tyre's name without its size. */
  findModels(name: string, brand: string): readonly MakerModel[] {
    let models = this.#models.get(brand);
    if (models === undefined) {
      models = new NameIndex(
        this.#rows.filter((row) => row.brand === brand),
        modelNames,
      );
      this.#models.set(brand, models);
    }
    return models.find(name);
  }
}

/** A model with and without its size and brand, as search and lists call it. */
function modelNames({ slug, model, size, brand_name }: MakerModel) {
  const own = size === null ? [model] : [model, `${model} ${size}`];
  const names = listTexts(brand_name).flatMap((brand) => own.map((name) => `${brand} ${name}`));
  return { slug, names: [...own, ...names] };
}

export type MakerKind = 'tractor' | 'tyre';

/** Cached in memory until a model or brand of the kind changes. */
export function makerNames(db: Database, kind: MakerKind): () => Promise<MakerNames> {
  return cachedByRevision(db, [`${kind}s`], async () => {
    const [brands, rows] = await Promise.all([readBrands(db, kind), readModels(db, kind)]);
    return new MakerNames(brands, rows);
  });
}

function readBrands(db: Database, kind: MakerKind): Promise<NamedOption[]> {
  const table = kind === 'tractor' ? tractorBrands : tyreBrands;
  return db.select({ slug: table.slug, name: table.name }).from(table).where(live(table)).execute();
}

function readModels(db: Database, kind: MakerKind): Promise<MakerModel[]> {
  if (kind === 'tractor') {
    return db
      .select({
        id: tractors.id,
        slug: tractors.slug,
        model: tractors.model,
        size: sql<null>`null`,
        brand: tractorBrands.slug,
        brand_name: tractorBrands.name,
        isSoldNew: sql<boolean>`${tractors.discontinued_on} is null`,
      })
      .from(tractors)
      .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
      .where(live(tractors))
      .orderBy(asc(tractors.id))
      .execute();
  }
  return db
    .select({
      id: tyres.id,
      slug: tyres.slug,
      model: tyres.model,
      size: tyres.size,
      brand: tyreBrands.slug,
      brand_name: tyreBrands.name,
      isSoldNew: sql<boolean>`true`,
    })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(live(tyres))
    .orderBy(asc(tyres.id))
    .execute();
}
