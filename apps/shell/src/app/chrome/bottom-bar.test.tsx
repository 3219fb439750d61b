import { render, screen, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { BottomBar } from './layout.tsx';

const messages = { shell: shellPages.messages.shell };
const routes = [
  { id: 'any', path: '*', namespaces: [], lazy: async () => ({ Component: BottomBar }) },
];

test.each([
  ['/', 'en', 'Tractor'],
  ['/tractor-loan', 'en', 'Finance'],
  ['/tractor-implements-in-india/rotavator', 'en', 'Implements'],
  ['/tyres', 'hi', 'टायर'],
] as const)('marks only the current link at %s in %s: %s', async (address, language, label) => {
  const { ui } = await testSite({ routes, messages } as never, { address, language });
  render(ui);
  const bar = screen.getByRole('navigation');
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  const currentLinks = within(bar)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(currentLinks.map((link) => link.textContent)).toEqual([label]);
});
