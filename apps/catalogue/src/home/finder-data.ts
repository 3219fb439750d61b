import {
  type Facet,
  type Facets,
  listImplementTypes,
  listTractors,
  listUsedTractors,
} from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

/** `name` is null if the translations contain it. */
export type Option = readonly [slug: string, name: string | null];

/** Options by query parameter. */
export interface FinderData {
  readonly new: Readonly<Record<string, readonly Option[]>>;
  readonly used: Readonly<Record<string, readonly Option[]>>;
  readonly implements: Readonly<Record<string, readonly Option[]>>;
}

const toOptions = (facets: Facets, dimensions: readonly string[]) =>
  Object.fromEntries(
    dimensions.map((dimension) => [dimension, (facets[dimension] ?? []).map(toOption)]),
  );

const toOption = ({ slug, name }: Facet): Option => [slug, name?.text ?? null];

/** The options are facets of the lists, so each leads to at least one machine. */
export async function loadFinder(language: Language, signal: AbortSignal): Promise<FinderData> {
  const [tractors, used, types] = await Promise.all([
    listTractors({ language }, { signal }),
    listUsedTractors({ language }, { signal }),
    listImplementTypes({ language }, { signal }),
  ]);
  return {
    new: toOptions(tractors.facets, ['price', 'hp', 'brand']),
    used: toOptions(used.facets, ['price', 'hp', 'state']),
    implements: {
      type: types
        .filter(({ implement_count }) => implement_count > 0)
        .map(({ slug, name }) => [slug, name.text]),
      hp: ['up-to-25', '26-35', '36-50', 'over-50'].map((slug) => [slug, null]),
    },
  };
}
