import { useLoaderData } from '@tractor-haat/platform';
import { ComparisonView } from './comparison-view.tsx';
import { type ComparisonData, loadComparison } from './load-comparison.ts';

export { loadComparison as loader };

export function Component() {
  const comparison = useLoaderData<ComparisonData>();
  const names = comparison.tractors.map(({ slug }) => slug).join();
  return <ComparisonView key={names} {...comparison} />;
}
