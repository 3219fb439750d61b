import { render, screen, within } from '@testing-library/react';
import { PageContext, type PageInfo } from '@tractor-haat/platform/shell';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { SocialLinks } from './footer.tsx';

const remote = { routes: [], messages: shellPages.messages };

async function renderLinks(profiles?: PageInfo['profiles']) {
  const page: PageInfo = { language: 'en', origin: 'https://site.test', siteName: 'Site' };
  const { ui } = await testElement(
    remote,
    <PageContext value={profiles ? { ...page, profiles } : page}>
      <SocialLinks />
    </PageContext>,
  );
  render(ui);
  return screen.getAllByRole('heading').map((heading) => heading.textContent);
}

test('shows only share links without configured profiles', async () => {
  expect(await renderLinks()).toEqual(['Share']);
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^https:.*[=]http/);
});

test('lists configured profiles before the share links', async () => {
  expect(await renderLinks([{ name: 'Facebook', to: 'https://example.com/haat' }])).toEqual([
    'Follow us',
    'Share',
  ]);
  const [profileList] = screen.getAllByRole('list');
  expect(within(profileList as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.com/haat',
  );
});
