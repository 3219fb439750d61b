import { listTractorNames, type TractorCard, type TractorName } from '@tractor-haat/api-client';
import { fromApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, redirect } from '@tractor-haat/platform';
import { compareAddress, comparedSlugs, MAX_COMPARED } from './compare-address.ts';
import { popularPairs } from './load-comparison.ts';

/** Tractors to choose from, and those in the address. */
export interface ChoicesData {
  readonly choices: readonly TractorName[];
  /** Unique slugs of existing tractors. */
  readonly chosen: readonly string[];
  /** Slugs of the address that no tractor has any more. */
  readonly missing: readonly string[];
  /** True if the form was submitted with fewer than two tractors. */
  readonly tooFew: boolean;
  readonly popular: readonly (readonly [TractorCard, TractorCard])[];
}

/** Data of the chooser; an address with two or more tractors redirects to their comparison. */
export async function loadChoices({ request }: LoaderFunctionArgs): Promise<ChoicesData> {
  const pageRequest = parsePageRequest(request);
  const { language, options, query } = pageRequest;
  const [choices, pairs] = await Promise.all([
    fromApi(() => listTractorNames({ language }, options)),
    popularPairs(pageRequest),
  ]);
  const slugs = [...new Set(query.getAll('tractor'))];
  const chosen = slugs
    .filter((slug) => choices.some((choice) => choice.slug === slug))
    .slice(0, MAX_COMPARED);
  const changes = query.has('change');
  if (chosen.length > 1 && !changes) throw redirect(compareAddress(chosen), 302);
  return {
    choices,
    chosen,
    missing: slugs
      .filter((slug) => comparedSlugs(slug).length === 1)
      .filter((slug) => !choices.some((choice) => choice.slug === slug))
      .slice(0, MAX_COMPARED),
    tooFew: query.has('tractor') && !changes,
    popular: pairs.map(({ tractors }) => tractors),
  };
}
