import type { Facet, NameReason } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../../database/schema/localised.ts';
import { listTexts, toLocalText } from '../localised-text.ts';
import { NameIndex } from '../names/name-index.ts';
import { toNameKey } from '../names/name-key.ts';
import { createNameError } from '../names/refuse-name.ts';
import type { FacetSelection, ListResult } from './list-index.ts';

/** Values of a dimension, in display order. */
export type Vocabulary =
  | { kind: 'fixed'; values: readonly string[] }
  | { kind: 'named'; names: ReadonlyMap<string, LocalisedText>; unknown: NameReason }
  /** All values of the rows, in alphabetical order. */
  | { kind: 'free'; unknown: NameReason };

export type Vocabularies = Readonly<Record<string, Vocabulary>>;

/**
 * Resolves chosen values to slugs: each value is a slug, or any name in any language. An ambiguous name means all its
 * matches. Throws a refusal for an unknown one.
 */
export function resolveChosen<Choice extends FacetSelection>(
  chosen: Choice,
  vocabularies: Vocabularies,
  knows: (dimension: string, value: string) => boolean,
): Choice {
  const resolved = Object.entries(chosen).map(([dimension, values]) => {
    const vocabulary = vocabularies[dimension];
    if (vocabulary === undefined || vocabulary.kind === 'fixed') return [dimension, values];
    const meant = values.flatMap((value) => {
      const slugs =
        vocabulary.kind === 'named'
          ? slugsOf(vocabulary.names, value)
          : [value, slugOf(value)].filter((slug) => knows(dimension, slug)).slice(0, 1);
      if (slugs.length === 0) throw createNameError(vocabulary.unknown);
      return slugs;
    });
    return [dimension, [...new Set(meant)]];
  });
  return Object.fromEntries(resolved);
}

/** The same for a single name. */
export function resolveOne(
  value: string,
  names: ReadonlyMap<string, LocalisedText>,
  unknown: NameReason,
): string {
  const [slug, ...others] = slugsOf(names, value);
  if (slug === undefined || others.length > 0) throw createNameError(unknown);
  return slug;
}

type NamedValue = { slug: string; name: LocalisedText };

/** Built on the first look-up by name: most requests come from our own links, with slugs. */
const indexes = new WeakMap<ReadonlyMap<string, LocalisedText>, NameIndex<NamedValue>>();

function slugsOf(names: ReadonlyMap<string, LocalisedText>, value: string): string[] {
  if (names.has(value)) return [value];
  let index = indexes.get(names);
  if (index === undefined) {
    const all = [...names].map(([slug, name]) => ({ slug, name }));
    index = new NameIndex(all, ({ slug, name }) => ({ slug, names: listTexts(name) }));
    indexes.set(names, index);
  }
  return index.find(value).map(({ slug }) => slug);
}

const slugOf = (value: string) => toNameKey(value).replaceAll(' ', '-');

/** Choices for a visitor: values with results, and those already chosen. */
export function facetsOf(
  { counts }: Pick<ListResult<unknown>, 'counts'>,
  chosen: FacetSelection,
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
  return name === undefined ? null : toLocalText(name, language);
}
