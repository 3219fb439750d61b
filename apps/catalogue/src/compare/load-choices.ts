import { listTractorNames, type TractorCard, type TractorName } from '@tractor-haat/api-client';
import { callApi, type PageRequest, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, redirect } from '@tractor-haat/platform';
import { listPopularPairs } from './load-comparison.ts';
import { MAX_COMPARED, parseComparedSlugs, toComparePath } from './to-compare-path.ts';

export interface ChoicesData {
  readonly choices: readonly TractorName[];
  readonly selected: readonly string[];
  /** Slugs in the URL that belong to no tractor. */
  readonly missing: readonly string[];
  /** True if the form was submitted with fewer than two tractors. */
  readonly isIncomplete: boolean;
  readonly popular: readonly (readonly [TractorCard, TractorCard])[];
}

/** Includes discontinued tractors only if the URL contains one. */
async function listChoices(slugs: readonly string[], { language, options }: PageRequest) {
  const names = await listTractorNames({ language }, options);
  if (slugs.every((comparedSlug) => names.some(({ slug }) => slug === comparedSlug))) return names;
  const allNames = await listTractorNames({ language, include: 'discontinued' }, options);
  return allNames.filter(
    ({ id, slug }) => slugs.includes(slug) || names.some((name) => name.id === id),
  );
}

/** A URL with two or more tractors redirects to their comparison. */
export async function loadChoices({ request }: LoaderFunctionArgs): Promise<ChoicesData> {
  const pageRequest = parsePageRequest(request);
  const { query } = pageRequest;
  const slugs = [...new Set(query.getAll('tractor'))];
  const [choices, pairs] = await Promise.all([
    callApi(() => listChoices(slugs, pageRequest)),
    listPopularPairs(pageRequest),
  ]);
  const selected = slugs
    .filter((slug) => choices.some((choice) => choice.slug === slug))
    .slice(0, MAX_COMPARED);
  const isEditing = query.has('change');
  if (selected.length > 1 && !isEditing) throw redirect(toComparePath(selected), 302);
  return {
    choices,
    selected,
    missing: slugs
      .filter((slug) => parseComparedSlugs(slug).length === 1)
      .filter((slug) => !choices.some((choice) => choice.slug === slug))
      .slice(0, MAX_COMPARED),
    isIncomplete: query.has('tractor') && !isEditing,
    popular: pairs.map(({ tractors }) => tractors),
  };
}
