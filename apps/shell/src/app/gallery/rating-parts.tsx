import { Rating, RatingHistogram, StarInput } from '@tractor-haat/ui';
import { useState } from 'react';
import { InRow, Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Star ratings: display, histogram, input. */
export function RatingParts() {
  const word = useWords();
  const [stars, setStars] = useState(0);
  return (
    <Parts title={word('ratings')}>
      <Part name="Rating, short">
        <InRow>
          <Rating value={4.3} figure="4.3" label={word('rating_words')} />
          <Rating value={4.3} figure="4.3" label={word('rating_words')} short />
        </InRow>
      </Part>
      <Part name="RatingHistogram">
        <RatingHistogram
          label={word('spread')}
          counts={[74, 34, 12, 3, 5]}
          rowLabel={(of, percent) => word('row_stars', { stars: of, percent })}
        />
      </Part>
      <Part name="StarInput">
        <StarInput
          legend={word('your_rating')}
          name="gallery_stars"
          value={stars}
          onChange={setStars}
          starLabel={(count) => word('stars', { count })}
          error={stars === 0 ? word('stars_error') : undefined}
        />
      </Part>
    </Parts>
  );
}
