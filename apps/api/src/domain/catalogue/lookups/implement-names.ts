import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { cachedByRevision } from '../../../shared/lists/cached-by-revision.ts';
import { listTexts } from '../../../shared/localised-text.ts';
import { NameIndex } from '../../../shared/names/name-index.ts';

/** A type or brand with its name in all languages. */
export type NamedOption = { slug: string; name: LocalisedText };

/** An implement by its names; `type` and `brand` are slugs. */
export type ImplementName = {
  id: number;
  slug: string;
  model: string;
  type: string;
  brand: string;
  brand_name: LocalisedText;
};

/** Types, brands and models of implements by all of their names. */
export class ImplementNames {
  readonly #types: NameIndex<NamedOption>;
  readonly #brands: NameIndex<NamedOption>;
  readonly #implements: readonly ImplementName[];
  /** Models by type, or by type and brand; created on first use. */
  readonly #models = new Map<string, NameIndex<ImplementName>>();

  constructor(
    types: readonly NamedOption[],
    brands: readonly NamedOption[],
    rows: readonly ImplementName[],
  ) {
    this.#types = new NameIndex(types, namesOf);
    this.#brands = new NameIndex(brands, namesOf);
    this.#implements = rows;
  }

  type(name: string): NamedOption | undefined {
    return this.#types.findOne(name);
  }

  brand(name: string): NamedOption | undefined {
    return this.#brands.findOne(name);
  }

  byId(id: number): ImplementName | undefined {
    return this.#implements.find((row) => row.id === id);
  }

  /** Models that match a name, within a type and optionally a brand. Both are slugs. */
  findModels(name: string, type: string, brand?: string): readonly ImplementName[] {
    const key = `${type}/${brand ?? ''}`;
    let models = this.#models.get(key);
    if (models === undefined) {
      const rows = this.#implements.filter(
        (row) => row.type === type && (brand === undefined || row.brand === brand),
      );
      models = new NameIndex(rows, modelNames);
      this.#models.set(key, models);
    }
    return models.find(name);
  }
}

export const namesOf = ({ slug, name }: NamedOption) => ({ slug, names: listTexts(name) });

/** A model with and without its brand in front, as search calls it. */
function modelNames({ slug, model, brand_name }: ImplementName) {
  return { slug, names: [model, ...listTexts(brand_name).map((brand) => `${brand} ${model}`)] };
}

/** Cached in memory until an implement, type or brand changes. */
export function implementNames(db: Database): () => Promise<ImplementNames> {
  return cachedByRevision(db, ['implements'], async () => {
    const [types, brands, rows] = await Promise.all([
      db
        .select({ slug: implementTypes.slug, name: implementTypes.name })
        .from(implementTypes)
        .where(live(implementTypes)),
      db
        .select({ slug: implementBrands.slug, name: implementBrands.name })
        .from(implementBrands)
        .where(live(implementBrands)),
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
        .where(live(implementsTable))
        .orderBy(asc(implementsTable.id)),
    ]);
    return new ImplementNames(types, brands, rows);
  });
}
