import { render, screen } from '@testing-library/react';
import { PageContext, type PageInfo } from '@tractor-haat/platform/shell';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { Community } from './community.tsx';

const remote = { routes: [], messages: shellPages.messages };

test.each([
  ['en', '2,10,000 subscribers on YouTube', '96,000 followers on Facebook'],
  ['hi', 'YouTube पर 2,10,000 सब्सक्राइबर', 'Facebook पर 96,000 फ़ॉलोअर'],
] as const)(
  'shows subscribers for YouTube and followers for Facebook (%s)',
  async (language, first, second) => {
    const { ui } = await testElement(remote, <Community />, { language });
    render(ui);
    const [firstTile, secondTile] = screen.getAllByRole('listitem');
    expect(firstTile).toHaveTextContent(first);
    expect(secondTile).toHaveTextContent(second);
  },
);

test('links only the tile of a configured profile', async () => {
  const to = 'https://www.youtube.com/@haat';
  const page: PageInfo = {
    language: 'en',
    origin: 'https://site.test',
    siteName: 'Site',
    profiles: [{ name: 'YouTube', to }],
  };
  const { ui } = await testElement(
    remote,
    <PageContext value={page}>
      <Community />
    </PageContext>,
  );
  render(ui);
  const [link, ...others] = screen.getAllByRole('link');
  expect(link).toHaveAttribute('href', to);
  expect(link).toHaveTextContent('2,10,000 subscribers on YouTube');
  expect(others).toEqual([]);
});
