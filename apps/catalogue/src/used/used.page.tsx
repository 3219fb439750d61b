import { api, type UsedCard as Card, type UsedDetail } from '@tractor-haat/api-client';
import { loadById, parsePageRequest, usedTractorPath } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../products/not-found-suggestions.tsx';
import { UsedCard } from '../products/used-card.tsx';
import { UsedView } from './used-view.tsx';

type PageData =
  | { readonly used: UsedDetail; readonly suggestions?: never }
  | { readonly used?: never; readonly suggestions: readonly Card[] };

const MAX_SUGGESTIONS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { slug = '', id = '' } = params;
  const { found: used, status } = await loadById(id, () =>
    api.get('/api/v1/used-tractors/:id', { params: { id }, query: { language }, ...options }),
  );
  if (!used) {
    const suggestions = await api
      .get('/api/v1/used-tractors', { query: { language }, ...options })
      .then(
        ({ items }) => items.slice(0, MAX_SUGGESTIONS),
        () => [],
      );
    return data<PageData>({ suggestions }, { status });
  }
  if (used.slug !== slug) throw redirect(usedTractorPath(used), 301);
  const pageData: PageData = { used };
  return pageData;
}

export function Component() {
  const { used, suggestions } = useLoaderData<PageData>();
  if (used) return <UsedView key={used.id} used={used} />;
  return (
    <NotFoundSuggestions>
      {suggestions.map((suggestion) => (
        <UsedCard key={suggestion.id} used={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}
