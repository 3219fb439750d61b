import {
  type ImplementCard as Card,
  getImplement,
  type ImplementDetail,
  listImplements,
} from '@tractor-haat/api-client';
import { loadById, parsePageRequest } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../../components/not-found-suggestions.tsx';
import { ImplementCard, implementAddress } from '../implement-card.tsx';
import { ImplementView } from './implement-view.tsx';

type PageData =
  | { readonly implement: ImplementDetail; readonly instead?: never }
  | { readonly implement?: never; readonly instead: readonly Card[] };

const OFFERED = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const fetchImplement = () => getImplement({ id, language }, options);
  const { found: implement, status } = await loadById(id, fetchImplement);
  if (!implement) {
    const instead = await listImplements({ language }, options).then(
      ({ items }) => items.slice(0, OFFERED),
      () => [],
    );
    return data<PageData>({ instead }, { status });
  }
  if (implement.slug !== slug || implement.brand_slug !== brand) {
    throw redirect(implementAddress(implement), 301);
  }
  const found: PageData = { implement };
  return found;
}

/** One implement: what it needs, which tractors can work with it, the way to its price. */
export function Component() {
  const { implement, instead } = useLoaderData<PageData>();
  if (implement) return <ImplementView key={implement.id} implement={implement} />;
  return (
    <NotFoundSuggestions>
      {instead.map((other) => (
        <ImplementCard key={other.id} implement={other} />
      ))}
    </NotFoundSuggestions>
  );
}
