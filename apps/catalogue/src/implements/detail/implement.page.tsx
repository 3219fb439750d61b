import {
  type ImplementCard as Card,
  getImplement,
  type ImplementDetail,
  listImplements,
} from '@tractor-haat/api-client';
import { loadById, parsePageRequest } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../../components/not-found-suggestions.tsx';
import { ImplementCard, toImplementPath } from '../implement-card.tsx';
import { ImplementView } from './implement-view.tsx';

type PageData =
  | { readonly implement: ImplementDetail; readonly suggestions?: never }
  | { readonly implement?: never; readonly suggestions: readonly Card[] };

const MAX_SUGGESTIONS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const fetchImplement = () => getImplement({ id, language }, options);
  const { found: implement, status } = await loadById(id, fetchImplement);
  if (!implement) {
    const suggestions = await listImplements({ language }, options).then(
      ({ items }) => items.slice(0, MAX_SUGGESTIONS),
      () => [],
    );
    return data<PageData>({ suggestions }, { status });
  }
  if (implement.slug !== slug || implement.brand_slug !== brand) {
    throw redirect(toImplementPath(implement), 301);
  }
  const pageData: PageData = { implement };
  return pageData;
}

export function Component() {
  const { implement, suggestions } = useLoaderData<PageData>();
  if (implement) return <ImplementView key={implement.id} implement={implement} />;
  return (
    <NotFoundSuggestions>
      {suggestions.map((suggestion) => (
        <ImplementCard key={suggestion.id} implement={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}
