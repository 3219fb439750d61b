import { useLoaderData } from '@tractor-haat/platform';
import { NotFoundSuggestions } from '../../components/not-found-suggestions.tsx';
import { TractorCard } from '../tractor-card.tsx';
import { loadTractor, type TractorPageData } from './load-tractor.ts';
import { TractorView } from './tractor-view.tsx';

export { loadTractor as loader };

export function Component() {
  const page = useLoaderData<TractorPageData>();
  if (page.tractor) return <TractorView key={page.tractor.id} page={page} />;
  return (
    <NotFoundSuggestions>
      {page.suggestions.map((suggestion) => (
        <TractorCard key={suggestion.id} tractor={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}
