import { useLoaderData } from '@tractor-haat/platform';
import { Instead } from '../../parts/instead.tsx';
import { TractorCard } from '../tractor-card.tsx';
import { loadTractor, type TractorPageData } from './load-tractor.ts';
import { TractorView } from './tractor-view.tsx';

export { loadTractor as loader };

/** One tractor with everything that helps to judge it. */
export function Component() {
  const { tractor, order, instead } = useLoaderData<TractorPageData>();
  if (tractor) return <TractorView key={tractor.id} tractor={tractor} order={order} />;
  return (
    <Instead>
      {instead.map((other) => (
        <TractorCard key={other.id} tractor={other} />
      ))}
    </Instead>
  );
}
