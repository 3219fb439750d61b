import { render, screen } from '@testing-library/react';
import { ChipRow, FilterChip } from './filter-chip.tsx';

test('available and active filters are links; an active one has a remove label', () => {
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
  const chosen = screen.getByRole('link', { name: 'Remove Mahindra' });
  expect(chosen).toHaveAttribute('href', '/tractors');
  expect(chosen).toHaveTextContent('Mahindra');
});
