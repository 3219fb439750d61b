import { render, screen, within } from '@testing-library/react';
import { Box } from '../box/box.tsx';
import { CardGrid } from '../card/card-grid.tsx';
import { Tag } from '../tag/tag.tsx';
import { Band } from './band.tsx';
import { Rail } from './rail.tsx';
import { ScriptLabel } from './script-label.tsx';
import { SectionHead } from './section-head.tsx';

test('Band is a region with its heading as name and one link to all items', () => {
  render(
    <Band labelledBy="popular">
      <SectionHead
        id="popular"
        title="Popular tractors"
        more={{ to: '/tractors', text: 'See all', label: 'See all popular tractors' }}
      />
    </Band>,
  );
  const band = screen.getByRole('region', { name: 'Popular tractors' });
  expect(within(band).getByRole('heading', { level: 2 })).toBeVisible();
  expect(within(band).getByRole('link', { name: 'See all popular tractors' })).toHaveAttribute(
    'href',
    '/tractors',
  );
});

test('CardGrid and Rail render their children as list items', () => {
  render(
    <>
      <Rail label="By power">
        <p>20 HP</p>
        <p>30 HP</p>
      </Rail>
      <CardGrid columns={4}>
        <p>575 DI</p>
      </CardGrid>
    </>,
  );
  const rail = screen.getByRole('list', { name: 'By power' });
  expect(within(rail).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('Box is a region only if it has a label', () => {
  const { rerender } = render(<Box>Dealers near you</Box>);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(<Box label="Dealers">Dealers near you</Box>);
  expect(screen.getByRole('region', { name: 'Dealers' })).toBeVisible();
});

test('ScriptLabel sets the lang attribute of its language', () => {
  render(<ScriptLabel language="hi" />);
  expect(screen.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
});

test('Tag shows its text', () => {
  render(<Tag>Popular</Tag>);
  expect(screen.getByText('Popular')).toBeVisible();
});
