import {
  type TyreCard as Card,
  getTyre,
  listTyres,
  type TyreDetail,
} from '@tractor-haat/api-client';
import { loadById, parsePageRequest } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../components/not-found-suggestions.tsx';
import { TyreCard, toTyrePath } from './tyre-card.tsx';
import { TyreView } from './tyre-view.tsx';

type PageData =
  | { readonly tyre: TyreDetail; readonly suggestions?: never }
  | { readonly tyre?: never; readonly suggestions: readonly Card[] };

const MAX_SUGGESTIONS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const { found: tyre, status } = await loadById(id, () => getTyre({ id, language }, options));
  if (!tyre) {
    const suggestions = await listTyres({ language }, options).then(
      ({ items }) => items.slice(0, MAX_SUGGESTIONS),
      () => [],
    );
    return data<PageData>({ suggestions }, { status });
  }
  if (tyre.slug !== slug || tyre.brand_slug !== brand) throw redirect(toTyrePath(tyre), 301);
  const pageData: PageData = { tyre };
  return pageData;
}

export function Component() {
  const { tyre, suggestions } = useLoaderData<PageData>();
  if (tyre) return <TyreView key={tyre.id} tyre={tyre} />;
  return (
    <NotFoundSuggestions>
      {suggestions.map((suggestion) => (
        <TyreCard key={suggestion.id} tyre={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}
