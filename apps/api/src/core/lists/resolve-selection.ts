import type { Band, Facet, NameReason } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { type LocalisedText, listTexts, toLocalText } from '../database/content-columns.ts';
import { createNameError } from '../messages/http-error.ts';
import type { FacetSelection, ListResult } from './list-index.ts';
import { NameIndex, toNameKey } from './name-index.ts';

type Vocabulary =
  | { kind: 'fixed'; values: readonly string[] }
  | { kind: 'named'; names: ReadonlyMap<string, LocalisedText>; unknownReason: NameReason }
  /** The values of the rows, in alphabetical order. */
  | { kind: 'free'; unknownReason: NameReason };

export type Vocabularies = Readonly<Record<string, Vocabulary>>;

/**
 * Values may be slugs or names. An ambiguous name selects all its matches. Throws a 400 for an unknown name.
 * @param hasValue needed only for vocabularies of kind `free`
 */
export function resolveSelection<Choice extends FacetSelection>(
  selection: Choice,
  vocabularies: Vocabularies,
  hasValue: (dimension: string, value: string) => boolean = () => false,
): Choice {
  const resolved = Object.entries(selection).map(([dimension, values]) => {
    const vocabulary = vocabularies[dimension];
    if (vocabulary === undefined || vocabulary.kind === 'fixed') return [dimension, values];
    const resolvedSlugs = values.flatMap((value) => {
      const slugs =
        vocabulary.kind === 'named'
          ? findSlugs(vocabulary.names, value)
          : [value, toSlug(value)].filter((slug) => hasValue(dimension, slug)).slice(0, 1);
      if (slugs.length === 0) throw createNameError(vocabulary.unknownReason);
      return slugs;
    });
    return [dimension, [...new Set(resolvedSlugs)]];
  });
  return Object.fromEntries(resolved);
}

export function resolveName(
  value: string,
  names: ReadonlyMap<string, LocalisedText>,
  unknownReason: NameReason,
): string {
  const [slug, ...otherSlugs] = findSlugs(names, value);
  if (slug === undefined || otherSlugs.length > 0) throw createNameError(unknownReason);
  return slug;
}

type VocabularyValue = { slug: string; name: LocalisedText };

/** Filled at the first search by name, which is rare, because links of this site contain slugs. */
const indexByNames = new WeakMap<ReadonlyMap<string, LocalisedText>, NameIndex<VocabularyValue>>();

function findSlugs(names: ReadonlyMap<string, LocalisedText>, value: string): string[] {
  if (names.has(value)) return [value];
  let index = indexByNames.get(names);
  if (index === undefined) {
    const entries = [...names].map(([slug, name]) => ({ slug, name }));
    index = new NameIndex(entries, ({ slug, name }) => ({ slug, names: listTexts(name) }));
    indexByNames.set(names, index);
  }
  return index.find(value).map(({ slug }) => slug);
}

const toSlug = (value: string) => toNameKey(value).replaceAll(' ', '-');

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

export function toBandSlugs(bands: readonly Band[], value: number | null): string[] {
  if (value === null) return [];
  const band = bands.find(({ above, upTo }) => value > above && (upTo === null || value <= upTo));
  return band ? [band.slug] : [];
}
