import {
  type TyreCard as Card,
  getTyre,
  listTyres,
  type TyreDetail,
} from '@tractor-haat/api-client';
import { loadById, parsePageRequest } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../components/not-found-suggestions.tsx';
import { TyreCard, tyreAddress } from './tyre-card.tsx';
import { TyreView } from './tyre-view.tsx';

type PageData =
  | { readonly tyre: TyreDetail; readonly instead?: never }
  | { readonly tyre?: never; readonly instead: readonly Card[] };

const OFFERED = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const { found: tyre, status } = await loadById(id, () => getTyre({ id, language }, options));
  if (!tyre) {
    const instead = await listTyres({ language }, options).then(
      ({ items }) => items.slice(0, OFFERED),
      () => [],
    );
    return data<PageData>({ instead }, { status });
  }
  if (tyre.slug !== slug || tyre.brand_slug !== brand) throw redirect(tyreAddress(tyre), 301);
  const found: PageData = { tyre };
  return found;
}

/** One tyre and the tractors that it fits. */
export function Component() {
  const { tyre, instead } = useLoaderData<PageData>();
  if (tyre) return <TyreView key={tyre.id} tyre={tyre} />;
  return (
    <NotFoundSuggestions>
      {instead.map((other) => (
        <TyreCard key={other.id} tyre={other} />
      ))}
    </NotFoundSuggestions>
  );
}
