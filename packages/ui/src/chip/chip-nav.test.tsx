import { render, screen } from '@testing-library/react';
import { ChipNav } from './chip-nav.tsx';

beforeEach(() => {
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
});

test('marks only the current item', () => {
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'टायर' })).not.toHaveAttribute('aria-current');
});

test('sets the language of a label', () => {
  expect(screen.getByRole('link', { name: 'टायर' })).toHaveAttribute('lang', 'hi');
});

test('renders items with the component in `as`, but a fragment URL as a plain anchor', () => {
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/hi/videos');
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '#ask');
});
