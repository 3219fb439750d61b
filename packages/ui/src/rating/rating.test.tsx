import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Rating } from './rating.tsx';
import { RatingHistogram, toPercentages } from './rating-histogram.tsx';
import { StarInput } from './star-input.tsx';

test('shows stars with their value, and one label for screen readers', () => {
  const { container } = render(<Rating value={4.3} valueText="4.3" label="4.3 of 5 stars" />);
  expect(container.querySelector('[aria-hidden] [style]')).toHaveAttribute('style', '--done: 86%;');
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('4.3');
  expect(screen.getByText('4.3 of 5 stars')).toBeInTheDocument();
});

test('shows a rating above 5 as five full stars', () => {
  const { container } = render(<Rating value={7} valueText="7" label="7" />);
  expect(container.querySelector('[style]')).toHaveAttribute('style', '--done: 100%;');
});

test('rounds percentages so that their sum is 100, or 0 without ratings', () => {
  expect(toPercentages([1, 1, 1, 0, 0])).toEqual([34, 33, 33, 0, 0]);
  expect(toPercentages([74, 34, 12, 3, 5])).toEqual([58, 27, 9, 2, 4]);
  expect(toPercentages([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
});

test('each row of the histogram has a label with its percentage', () => {
  render(
    <RatingHistogram
      label="How the reviews are spread"
      counts={[74, 34, 12, 3, 5]}
      rowLabel={(stars, percent) => `${stars} stars: ${percent}%`}
    />,
  );
  expect(screen.getByRole('list', { name: 'How the reviews are spread' })).toBeVisible();
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('5 stars: 58%');
  expect(rows[4]).toHaveTextContent('1 stars: 4%');
});

function RatingForm({ error }: { error?: string }) {
  const [stars, setStars] = useState(0);
  return (
    <StarInput
      legend="Your rating"
      name="stars"
      value={stars}
      onChange={setStars}
      starLabel={(count) => `${count} stars`}
      error={error}
    />
  );
}

test('a click or an arrow key selects stars', async () => {
  const user = userEvent.setup();
  render(<RatingForm error="Please give stars" />);
  const group = screen.getByRole('group', { name: 'Your rating' });
  expect(group).toHaveAccessibleDescription('Please give stars');
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
});
