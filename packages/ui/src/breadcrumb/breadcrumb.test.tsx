import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('breadcrumbs link each level and mark the current page', () => {
  render(
    <Breadcrumb
      label="Breadcrumb"
      items={[{ name: 'Home', to: '/' }, { name: 'Tractors', to: '/tractors' }, { name: '575 DI' }]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/tractors',
  ]);
  expect(screen.getByText('575 DI')).toHaveAttribute('aria-current', 'page');
});

test('breadcrumbs exclude the names of makers and models from the translation of the browser', () => {
  render(
    <Breadcrumb
      label="Breadcrumb"
      items={[{ name: 'Captain tractors', to: '/tractor/captain' }, { name: 'Captain 283' }]}
      properNames={['Captain', 'Captain 283']}
    />,
  );
  expect(screen.getByText('Captain')).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('link')).toHaveTextContent('Captain tractors');
  expect(screen.getByText('Captain 283')).toHaveAttribute('translate', 'no');
});
