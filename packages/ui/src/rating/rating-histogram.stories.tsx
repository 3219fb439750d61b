import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { RatingHistogram } from './rating-histogram.tsx';

export default { title: 'RatingHistogram' } satisfies Meta;

export function FiveRows() {
  const text = useTexts();
  return (
    <RatingHistogram
      label={text('spread')}
      counts={[74, 34, 12, 3, 5]}
      rowLabel={(stars, percent) => text('row_stars', { stars, percent })}
    />
  );
}
