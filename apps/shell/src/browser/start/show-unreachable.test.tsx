import { screen } from '@testing-library/react';
import { hideUnreachable, showUnreachable } from './create-navigate.ts';

const translate = (key: string) => `<${key}>`;

afterEach(hideUnreachable);

test('shows one message with a link to the latest requested page until it is hidden', () => {
  document.body.innerHTML = '<main>Tractors</main>';
  showUnreachable(new URL('https://site.test/hi/tyres'), translate);
  showUnreachable(new URL('https://site.test/hi/tractor/a/1?x=2'), translate);
  expect(screen.getByRole('alert').textContent).toBe('<error.part_unavailable>');
  expect(screen.getByRole('link', { name: '<error.try_again>' })).toHaveProperty(
    'href',
    'https://site.test/hi/tractor/a/1?x=2',
  );
  expect(screen.getByRole('main').textContent).toBe('Tractors');
  hideUnreachable();
  expect(screen.queryByRole('alert')).toBeNull();
});
