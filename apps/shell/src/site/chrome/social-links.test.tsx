import { render, screen, within } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../pages.ts';
import { SocialLinks } from './social-links.tsx';

const remote = { routes: [], messages: shellPages.messages };

async function show(own?: { name: string; to: string }[]) {
  const { ui } = await testElement(remote, own ? <SocialLinks own={own} /> : <SocialLinks />);
  render(ui);
  return screen.getAllByRole('heading').map((heading) => heading.textContent);
}

test('without pages of its own the site names none, and lets this page be shared', async () => {
  expect(await show()).toEqual(['Share']);
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^https:.*[=]http/);
});

test('pages of its own stand before the ways to share', async () => {
  expect(await show([{ name: 'Facebook', to: 'https://example.com/haat' }])).toEqual([
    'Follow us',
    'Share',
  ]);
  const [own] = screen.getAllByRole('list');
  expect(within(own as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.com/haat',
  );
});
