import { toPlaceSlug } from '@tractor-haat/places';

type PlaceAliases = { slug: string; name: { en: string }; aliases?: readonly string[] };

export function toPlaceSlugs({ slug, name, aliases = [] }: PlaceAliases): string[] {
  return [...new Set([slug, ...[name.en, ...aliases].map(toPlaceSlug)])];
}
