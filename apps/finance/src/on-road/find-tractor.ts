import { ApiError, getTractorFacts, type TractorFacts } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';

const MAX_SLUG_LENGTH = 80;

/** Such as `mahindra-575-di`. */
const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isTractorSlug = (slug: string): boolean =>
  SLUG_PATTERN.test(slug) && slug.length <= MAX_SLUG_LENGTH;

/** Null for an unknown or discontinued tractor. */
export async function findTractor(
  slug: string,
  { language, options }: PageRequest,
): Promise<TractorFacts | null> {
  try {
    const tractor = await getTractorFacts({ slug, language }, options);
    return tractor.discontinued ? null : tractor;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
