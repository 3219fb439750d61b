import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useTexts } from '../workshop/use-texts.ts';
import { StarInput } from './star-input.tsx';

export default { title: 'StarInput' } satisfies Meta;

export function Required() {
  const text = useTexts();
  const [stars, setStars] = useState(0);
  return (
    <StarInput
      legend={text('your_rating')}
      name="story_stars"
      value={stars}
      onChange={setStars}
      starLabel={(count) => text('stars', { count })}
      error={stars === 0 ? text('stars_error') : undefined}
    />
  );
}
