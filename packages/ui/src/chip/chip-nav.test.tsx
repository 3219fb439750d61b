import { render, screen } from '@testing-library/react';
import { ChipNav } from './chip-nav.tsx';

test('marks the current item, and renders an item with a fragment URL as a plain anchor', () => {
  render(
    <ChipNav
      label="Topics"
      as={({ to, ...rest }) => <a href={`/hi${to}`} {...rest} />}
      items={[
        { to: '/videos', text: 'All', current: true },
        { to: '/videos?topic=tyres', text: 'टायर', lang: 'hi' },
        { to: '#ask', text: 'Ask' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeInTheDocument();
  const all = screen.getByRole('link', { name: 'All' });
  expect(all).toHaveAttribute('aria-current', 'page');
  expect(all).toHaveAttribute('href', '/hi/videos');
  const tyres = screen.getByRole('link', { name: 'टायर' });
  expect(tyres).not.toHaveAttribute('aria-current');
  expect(tyres).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '#ask');
});
