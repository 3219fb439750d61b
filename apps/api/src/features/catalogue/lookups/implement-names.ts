import { asc, eq } from 'drizzle-orm';
import { isLive, type LocalisedText, listTexts } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { cacheByRevision } from '../../../core/lists/cache-by-revision.ts';
import { NameIndex } from '../../../core/lists/name-index.ts';
import { implementBrands, implementsTable, implementTypes } from '../products/tables.ts';

export type LocalisedOption = { slug: string; name: LocalisedText };

export type ImplementName = {
  id: number;
  slug: string;
  model: string;
  type: string;
  brand: string;
  brand_name: LocalisedText;
};

export class ImplementNames {
  readonly #types: NameIndex<LocalisedOption>;
  readonly #brands: NameIndex<LocalisedOption>;
  readonly #implements: readonly ImplementName[];
  /** Keys are `type/brand`. An index is created when it is first used. */
  readonly #models = new Map<string, NameIndex<ImplementName>>();

  constructor(
    types: readonly LocalisedOption[],
    brands: readonly LocalisedOption[],
    rows: readonly ImplementName[],
  ) {
    this.#types = new NameIndex(types, toNameEntry);
    this.#brands = new NameIndex(brands, toNameEntry);
    this.#implements = rows;
  }

  findType(name: string): LocalisedOption | undefined {
    return this.#types.findOne(name);
  }

  findBrand(name: string): LocalisedOption | undefined {
    return this.#brands.findOne(name);
  }

  findById(id: number): ImplementName | undefined {
    return this.#implements.find((row) => row.id === id);
  }

  /** `type` and `brand` are slugs. Without `brand`, all brands are searched. */
  findModels(name: string, type: string, brand?: string): readonly ImplementName[] {
    const key = `${type}/${brand ?? ''}`;
    let models = this.#models.get(key);
    if (models === undefined) {
      const rows = this.#implements.filter(
        (row) => row.type === type && (brand === undefined || row.brand === brand),
      );
      models = new NameIndex(rows, toModelEntry);
      this.#models.set(key, models);
    }
    return models.find(name);
  }
}

export const toNameEntry = ({ slug, name }: LocalisedOption) => ({ slug, names: listTexts(name) });

function toModelEntry({ slug, model, brand_name }: ImplementName) {
  return { slug, names: [model, ...listTexts(brand_name).map((brand) => `${brand} ${model}`)] };
}

export function createImplementNamesCache(db: Database): () => Promise<ImplementNames> {
  return cacheByRevision(db, ['implements'], async () => {
    const [types, brands, rows] = await Promise.all([
      db
        .select({ slug: implementTypes.slug, name: implementTypes.name })
        .from(implementTypes)
        .where(isLive(implementTypes)),
      db
        .select({ slug: implementBrands.slug, name: implementBrands.name })
        .from(implementBrands)
        .where(isLive(implementBrands)),
      db
        .select({
          id: implementsTable.id,
          slug: implementsTable.slug,
          model: implementsTable.model,
          type: implementTypes.slug,
          brand: implementBrands.slug,
          brand_name: implementBrands.name,
        })
        .from(implementsTable)
        .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
        .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
        .where(isLive(implementsTable))
        .orderBy(asc(implementsTable.id)),
    ]);
    return new ImplementNames(types, brands, rows);
  });
}
