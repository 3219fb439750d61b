import { placeSlug } from './names.ts';

type Named = { slug: string; name: { en: string }; aliases?: readonly string[] };

/** Every slug that means this place: its own first, then those of its names. */
export function slugsOf({ slug, name, aliases = [] }: Named): string[] {
  return [...new Set([slug, ...[name.en, ...aliases].map(placeSlug)])];
}
