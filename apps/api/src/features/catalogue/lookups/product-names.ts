import { asc, eq, sql } from 'drizzle-orm';
import { isLive, type LocalisedText, listTexts } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { cacheByRevision } from '../../../core/lists/cache-by-revision.ts';
import { NameIndex } from '../../../core/lists/name-index.ts';
import { tractorBrands, tractors, tyreBrands, tyres } from '../products/tables.ts';
import {
  createImplementNamesCache,
  type ImplementNames,
  type LocalisedOption,
  toNameEntry,
} from './implement-names.ts';

export type ProductNames = {
  getImplementNames: () => Promise<ImplementNames>;
  getMakerNames: (kind: MakerKind) => Promise<MakerNames>;
};

export function createProductNames(db: Database): ProductNames {
  const makerNames = {
    tractor: createMakerNamesCache(db, 'tractor'),
    tyre: createMakerNamesCache(db, 'tyre'),
  };
  return {
    getImplementNames: createImplementNamesCache(db),
    getMakerNames: (kind) => makerNames[kind](),
  };
}

type MakerModel = {
  id: number;
  slug: string;
  model: string;
  size: string | null;
  brand: string;
  brand_name: LocalisedText;
  isSoldNew: boolean;
};

export class MakerNames {
  readonly #brands: NameIndex<LocalisedOption>;
  readonly #rows: readonly MakerModel[];
  /** Keys are brand slugs. An index is created when it is first used. */
  readonly #models = new Map<string, NameIndex<MakerModel>>();

  constructor(brands: readonly LocalisedOption[], rows: readonly MakerModel[]) {
    this.#brands = new NameIndex(brands, toNameEntry);
    this.#rows = rows;
  }

  findBrand(name: string): LocalisedOption | undefined {
    return this.#brands.findOne(name);
  }

  findById(id: number): MakerModel | undefined {
    return this.#rows.find((row) => row.id === id);
  }

  /** `brand` is a slug. A brand without models is not discontinued. */
  isDiscontinued(brand: string): boolean {
    const brandRows = this.#rows.filter((row) => row.brand === brand);
    return brandRows.length > 0 && !brandRows.some(({ isSoldNew }) => isSoldNew);
  }

  findModels(name: string, brand: string): readonly MakerModel[] {
    let models = this.#models.get(brand);
    if (models === undefined) {
      models = new NameIndex(
        this.#rows.filter((row) => row.brand === brand),
        toModelEntry,
      );
      this.#models.set(brand, models);
    }
    return models.find(name);
  }
}

function toModelEntry({ slug, model, size, brand_name }: MakerModel) {
  const baseNames = size === null ? [model] : [model, `${model} ${size}`];
  const names = listTexts(brand_name).flatMap((brand) =>
    baseNames.map((name) => `${brand} ${name}`),
  );
  return { slug, names: [...baseNames, ...names] };
}

export type MakerKind = 'tractor' | 'tyre';

function createMakerNamesCache(db: Database, kind: MakerKind): () => Promise<MakerNames> {
  return cacheByRevision(db, [`${kind}s`], async () => {
    const [brands, rows] = await Promise.all([listBrands(db, kind), listModels(db, kind)]);
    return new MakerNames(brands, rows);
  });
}

function listBrands(db: Database, kind: MakerKind): Promise<LocalisedOption[]> {
  const table = kind === 'tractor' ? tractorBrands : tyreBrands;
  return db
    .select({ slug: table.slug, name: table.name })
    .from(table)
    .where(isLive(table))
    .execute();
}

function listModels(db: Database, kind: MakerKind): Promise<MakerModel[]> {
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
      .where(isLive(tractors))
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
    .where(isLive(tyres))
    .orderBy(asc(tyres.id))
    .execute();
}
