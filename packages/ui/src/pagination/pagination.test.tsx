import { render, screen, within } from '@testing-library/react';
import type { LinkProps } from '../plain-link.tsx';
import { Pagination } from './pagination.tsx';

const texts = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const to = (page: number) => (page === 1 ? '/rotavator' : `/rotavator?page=${page}`);

test('links to the other pages and marks the current page', () => {
  render(<Pagination label="Pages" page={2} pages={5} to={to} texts={texts} />);
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/rotavator');
  expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/rotavator?page=3');
  expect(nav.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '/rotavator?page=5');
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

test('the first page has no previous link, and the last page has no next link', () => {
  const { rerender } = render(
    <Pagination label="Pages" page={1} pages={2} to={to} texts={texts} />,
  );
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination label="Pages" page={2} pages={2} to={to} texts={texts} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('renders nothing if there is only one page', () => {
  const { container } = render(
    <Pagination label="Pages" page={1} pages={1} to={to} texts={texts} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('renders its links with the component in `as`', () => {
  const RouterLink = ({ to: address, ...rest }: LinkProps) => (
    <a {...rest} href={`/hi${address}`} data-router="" />
  );
  render(<Pagination label="Pages" page={1} pages={2} to={to} as={RouterLink} texts={texts} />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-router');
});
