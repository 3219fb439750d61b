import { render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { Footer } from './footer.tsx';

test("excludes only makers and models from the browser's translation", async () => {
  const remote = { routes: [], messages: shellPages.messages };
  const { ui } = await testElement(remote, <Footer />);
  render(ui);
  const isExcluded = (name: string) =>
    screen.getByRole('link', { name }).closest('[translate=no]') !== null;
  expect(isExcluded('Swaraj')).toBe(true);
  expect(isExcluded('Mahindra 575 DI')).toBe(true);
  expect(isExcluded('About us')).toBe(false);
  expect(screen.getByText('Top tractors').closest('[translate=no]')).toBeNull();
});
