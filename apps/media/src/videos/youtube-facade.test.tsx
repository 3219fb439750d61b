import { act, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const english = (text: string) => ({ text, language: 'en' as const });

const video = {
  id: 1,
  slug: 'far-away',
  title: english('A video that is kept elsewhere'),
  description: english('What it shows.'),
  topic_slug: 'implements',
  brand_slug: null,
  duration_seconds: 20,
  published_on: '2026-11-21',
  poster: { kind: 'video', id: 'rotavator-depth', view: 'poster', alt: english('') },
  youtube_id: 'abcdefghijk',
  sources: [],
  captions: [],
  transcript: english('Every word of it.'),
  demo: false,
};

test('YouTube is asked for nothing before the press, and then without cookies', async () => {
  const page = {
    items: [video],
    topics: ['implements'],
    brands: [],
    total: 1,
    page: 1,
    pages: 1,
    per_page: 24,
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      Response.json({ data: String(input).includes('/playlists') ? [] : page }),
    );
  const site = await testSite(remote, { address: '/tractor-videos', language: 'en' });
  const { container } = await act(async () => render(site.ui));
  const play = await screen.findByRole('link', { name: 'Play: A video that is kept elsewhere' });
  expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toMatch(/ytimg|youtube-nocookie/);
  fireEvent.click(play);
  expect(container.querySelector('iframe')?.src).toContain(
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  );
  expect(screen.getByText('Every word of it.')).toBeInTheDocument();
});
