import type { Facet } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { toLocalText } from '../to-local-text.ts';
import type { FacetSelection, ListResult } from './list-index.ts';
import type { Vocabularies, Vocabulary } from './resolve-selection.ts';

export function toFacets(
  { counts }: Pick<ListResult<unknown>, 'counts'>,
  selection: FacetSelection,
  vocabularies: Vocabularies,
  language: Language,
): Record<string, Facet[]> {
  return Object.fromEntries(
    Object.entries(vocabularies).map(([dimension, vocabulary]) => {
      const valueCounts = counts.get(dimension) ?? new Map<string, number>();
      const facets = listValues(vocabulary, valueCounts)
        .map((slug) => ({
          slug,
          name: findName(vocabulary, slug, language),
          count: valueCounts.get(slug) ?? 0,
        }))
        .filter(({ slug, count }) => count > 0 || selection[dimension]?.includes(slug));
      return [dimension, facets];
    }),
  );
}

function listValues(vocabulary: Vocabulary, counts: ReadonlyMap<string, number>): string[] {
  if (vocabulary.kind === 'fixed') return [...vocabulary.values];
  if (vocabulary.kind === 'named') return [...vocabulary.names.keys()];
  return [...counts.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function findName(vocabulary: Vocabulary, slug: string, language: Language) {
  const name = vocabulary.kind === 'named' ? vocabulary.names.get(slug) : undefined;
  return name === undefined ? null : toLocalText(name, language);
}
