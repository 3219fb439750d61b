import {
  ApiError,
  api,
  type ComparisonPair,
  type Comparison as Sides,
} from '@tractor-haat/api-client';
import { callApi, type PageRequest, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, notFound, redirect } from '@tractor-haat/platform';
import {
  MAX_COMPARED,
  parseComparedSlugs,
  toChooserPath,
  toComparePath,
} from '../saved/to-compare-path.ts';

export interface ComparisonData extends Sides {
  readonly onlyDifferences: boolean;
  /** Slugs in the URL that belong to no tractor. */
  readonly missing: readonly string[];
  readonly others: readonly { readonly to: string; readonly name: string }[];
}

const MAX_OTHER_COMPARISONS = 6;

export async function loadComparison({ request, params }: LoaderFunctionArgs) {
  const pageRequest = parsePageRequest(request);
  const { tractors = '' } = params;
  const slugs = parseComparedSlugs(tractors);
  if (slugs.length < 1 || slugs.length > MAX_COMPARED) throw notFound();
  const currentPath = `/compare-tractors/${tractors}`;
  const canonicalPath = toComparePath(slugs);
  if (slugs.length === 1) throw redirect(`${canonicalPath}?tractor=${slugs[0]}`, 301);
  // A URL with the slugs in another order redirects, so each comparison has one URL.
  const { search } = new URL(request.url);
  if (canonicalPath !== currentPath) throw redirect(canonicalPath + search, 301);
  const [sides, pairs] = await Promise.all([
    callApi(() => compareExisting(slugs, pageRequest)),
    listPopularPairs(pageRequest),
  ]);
  const comparison: ComparisonData = {
    ...sides,
    onlyDifferences: pageRequest.query.get('only') === 'differences',
    others: pairs
      .map(toPairLink)
      .filter(({ to }) => to !== canonicalPath)
      .slice(0, MAX_OTHER_COMPARISONS),
  };
  return comparison;
}

/** If only one of the tractors still exists, redirects to the chooser. */
async function compareExisting(
  slugs: readonly string[],
  { language, options }: PageRequest,
): Promise<Sides & Pick<ComparisonData, 'missing'>> {
  try {
    return {
      ...(await api.get('/api/v1/compared-tractors', {
        query: { slug: slugs, language },
        ...options,
      })),
      missing: [],
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const names = await api.get('/api/v1/tractor-names', {
      query: { language, include: 'discontinued' },
      ...options,
    });
    const existing = slugs.filter((comparedSlug) =>
      names.some(({ slug }) => slug === comparedSlug),
    );
    const missing = slugs.filter((comparedSlug) => !existing.includes(comparedSlug));
    if (existing.length === 0 || missing.length === 0) throw error;
    if (existing.length === 1) throw redirect(toChooserPath(slugs), 302);
    return {
      ...(await api.get('/api/v1/compared-tractors', {
        query: { slug: existing, language },
        ...options,
      })),
      missing,
    };
  }
}

/** Pairs selected by the editors. Empty if the request fails. */
export const listPopularPairs = ({
  language,
  options,
}: PageRequest): Promise<readonly ComparisonPair[]> =>
  api.get('/api/v1/tractor-comparisons', { query: { language }, ...options }).catch(() => []);

const toPairLink = ({ tractors }: ComparisonPair) => ({
  to: toComparePath(tractors.map(({ slug }) => slug)),
  name: tractors.map(({ brand_name, model }) => `${brand_name.text} ${model}`).join(' – '),
});
