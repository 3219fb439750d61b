import { useLoaderData } from '@tractor-haat/platform';
import { ComparisonView } from './comparison-view.tsx';
import { type ComparisonData, loadComparison } from './load-comparison.ts';

export { loadComparison as loader };

/** Two to four tractors side by side. */
export function Component() {
  return <ComparisonView {...useLoaderData<ComparisonData>()} />;
}
