import type { NameReason } from '@tractor-haat/api-client/contract';
import type { LocalisedText } from '../../database/schema/localised.ts';
import { createNameError } from '../names/create-name-error.ts';
import { NameIndex } from '../names/name-index.ts';
import { toNameKey } from '../names/to-name-key.ts';
import { listTexts } from '../to-local-text.ts';
import type { FacetSelection } from './list-index.ts';

export type Vocabulary =
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
