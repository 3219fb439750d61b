import {
  ApiError,
  type ImplementCard as Card,
  getImplement,
  type ImplementDetail,
  listImplements,
} from '@tractor-haat/api-client';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../../components/not-found-suggestions.tsx';
import { fromApi, parseListRequest } from '../../list/load.ts';
import { ImplementCard, implementAddress } from '../implement-card.tsx';
import { ImplementView } from './implement-view.tsx';

type PageData =
  | { readonly implement: ImplementDetail; readonly instead?: never }
  | { readonly implement?: never; readonly instead: readonly Card[] };

const OFFERED = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parseListRequest(request);
  const { brand = '', slug = '', id = '' } = params;
  const implement = /^[1-9]\d{0,8}$/.test(id)
    ? await fromApi(() =>
        getImplement({ id, language }, options).catch((error) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }),
      )
    : null;
  if (!implement) {
    const instead = await listImplements({ language }, options).then(
      ({ items }) => items.slice(0, OFFERED),
      () => [],
    );
    return data<PageData>({ instead }, { status: 404 });
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
