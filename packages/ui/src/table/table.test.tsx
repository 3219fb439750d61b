import { render, screen, within } from '@testing-library/react';
import { Table } from './table.tsx';

const table = (
  <Table
    caption="575 DI and its rivals"
    columns={[
      { id: 'swaraj', name: '744 FE' },
      { id: 'price', name: 'Price', align: 'end' },
    ]}
    rows={[
      { id: 'power', name: 'Power', cells: { swaraj: '45 HP', price: '₹ 6,75,000' } },
      { id: 'lift', name: 'Lift', cells: { price: 'not known' } },
    ]}
  />
);

test('renders row and column headers, and an empty cell for a missing value', () => {
  render(table);
  expect(screen.getByRole('table', { name: '575 DI and its rivals' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '744 FE',
    'Price',
  ]);
  const lift = screen.getByRole('row', { name: /Lift/ });
  expect(within(lift).getByRole('rowheader')).toHaveTextContent('Lift');
  expect(
    within(lift)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', 'not known']);
});

test('a table is focusable, so that the keyboard can scroll it', () => {
  render(table);
  expect(screen.getByRole('region', { name: '575 DI and its rivals' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});
