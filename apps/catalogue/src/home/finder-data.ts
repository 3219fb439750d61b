import {
  type Facet,
  type Facets,
  listImplementTypes,
  listTractors,
  listUsedTractors,
} from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

/** A value to choose, with its name where the page has none for it. */
export type Option = readonly [slug: string, name: string | null];

/** What can be chosen, by intent and by key of the list's address. */
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

/** Only what leads somewhere: values that no machine has are not offered. */
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
