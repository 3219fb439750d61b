import { render, screen } from '@testing-library/react';
import { ChipRow, FilterChip } from './filter-chip.tsx';

test('renders a filter as a link, with a label for its removal if it is active', () => {
  render(
    <ChipRow>
      <FilterChip to="/tractors?hp=41-50">41–50 HP</FilterChip>
      <FilterChip to="/tractors" removeLabel="Remove Mahindra">
        Mahindra
      </FilterChip>
    </ChipRow>,
  );
  expect(screen.getByRole('link', { name: '41–50 HP' })).toHaveAttribute(
    'href',
    '/tractors?hp=41-50',
  );
  const activeFilter = screen.getByRole('link', { name: 'Remove Mahindra' });
  expect(activeFilter).toHaveAttribute('href', '/tractors');
  expect(activeFilter).toHaveTextContent('Mahindra');
});
