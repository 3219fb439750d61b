import type { Facet } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Localised } from '../../database/schema/localised.ts';
import { localText } from '../localised-text.ts';
import { Refusal } from '../refusal.ts';
import type { Chosen, Found } from './list-index.ts';

/** Values that a dimension may have, in the order in which they are offered. */
export type Vocabulary =
  | { kind: 'fixed'; values: readonly string[] }
  | { kind: 'named'; names: ReadonlyMap<string, Localised>; what: string }
  /** Whatever the rows say, in the order of letters. */
  | { kind: 'free'; what: string };

export type Vocabularies = Readonly<Record<string, Vocabulary>>;

/** Refuses a choice of something that does not exist. */
export function refuseUnknown(
  chosen: Chosen,
  vocabularies: Vocabularies,
  knows: (dimension: string, value: string) => boolean,
): void {
  for (const [dimension, values] of Object.entries(chosen)) {
    const vocabulary = vocabularies[dimension];
    if (vocabulary === undefined || vocabulary.kind === 'fixed') continue;
    for (const value of values) {
      const known =
        vocabulary.kind === 'named' ? vocabulary.names.has(value) : knows(dimension, value);
      if (!known) throw new Refusal('BAD_REQUEST', `There is no ${vocabulary.what} "${value}".`);
    }
  }
}

/** What a visitor may choose: values that lead somewhere, and those chosen already. */
export function facetsOf(
  { counts }: Pick<Found<unknown>, 'counts'>,
  chosen: Chosen,
  vocabularies: Vocabularies,
  language: Language,
): Record<string, Facet[]> {
  return Object.fromEntries(
    Object.entries(vocabularies).map(([dimension, vocabulary]) => {
      const of = counts.get(dimension) ?? new Map<string, number>();
      const facets = valuesOf(vocabulary, of)
        .map((slug) => ({
          slug,
          name: nameOf(vocabulary, slug, language),
          count: of.get(slug) ?? 0,
        }))
        .filter(({ slug, count }) => count > 0 || chosen[dimension]?.includes(slug));
      return [dimension, facets];
    }),
  );
}

function valuesOf(vocabulary: Vocabulary, counts: ReadonlyMap<string, number>): string[] {
  if (vocabulary.kind === 'fixed') return [...vocabulary.values];
  if (vocabulary.kind === 'named') return [...vocabulary.names.keys()];
  return [...counts.keys()].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

function nameOf(vocabulary: Vocabulary, slug: string, language: Language) {
  const name = vocabulary.kind === 'named' ? vocabulary.names.get(slug) : undefined;
  return name === undefined ? null : localText(name, language);
}
