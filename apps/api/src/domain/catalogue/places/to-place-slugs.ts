import { placeSlug } from '@tractor-haat/places';

type PlaceAliases = { slug: string; name: { en: string }; aliases?: readonly string[] };

/** The slug of the place comes first, then those of its other names. */
export function toPlaceSlugs({ slug, name, aliases = [] }: PlaceAliases): string[] {
  return [...new Set([slug, ...[name.en, ...aliases].map(placeSlug)])];
}
