import { useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../../components/not-found-suggestions.tsx';
import { TractorCard } from '../tractor-card.tsx';
import { loadTractor, type TractorPageData } from './load-tractor.ts';
import { TractorView } from './tractor-view.tsx';

export { loadTractor as loader };

/** One tractor with everything that helps to judge it. */
export function Component() {
  const found = useLoaderData<TractorPageData>();
  if (found.tractor) return <TractorView key={found.tractor.id} found={found} />;
  return (
    <NotFoundSuggestions>
      {found.instead.map((other) => (
        <TractorCard key={other.id} tractor={other} />
      ))}
    </NotFoundSuggestions>
  );
}
