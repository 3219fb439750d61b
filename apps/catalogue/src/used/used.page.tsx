import {
  type UsedCard as Card,
  getUsedTractor,
  listUsedTractors,
  type UsedDetail,
} from '@tractor-haat/api-client';
import { loadById, parsePageRequest, usedTractorPath } from '@tractor-haat/pages';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../components/not-found-suggestions.tsx';
import { UsedCard } from './used-card.tsx';
import { UsedView } from './used-view.tsx';

type PageData =
  | { readonly used: UsedDetail; readonly instead?: never }
  | { readonly used?: never; readonly instead: readonly Card[] };

const OFFERED = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { slug = '', id = '' } = params;
  const { found: used, status } = await loadById(id, () => getUsedTractor({ id, language }, options));
  if (!used) {
    const instead = await listUsedTractors({ language }, options).then(
      ({ items }) => items.slice(0, OFFERED),
      () => [],
    );
    return data<PageData>({ instead }, { status });
  }
  if (used.slug !== slug) throw redirect(usedTractorPath(used), 301);
  const found: PageData = { used };
  return found;
}

/** One used tractor with its papers and the condition of its parts. */
export function Component() {
  const { used, instead } = useLoaderData<PageData>();
  if (used) return <UsedView key={used.id} used={used} />;
  return (
    <NotFoundSuggestions>
      {instead.map((other) => (
        <UsedCard key={other.id} used={other} />
      ))}
    </NotFoundSuggestions>
  );
}
