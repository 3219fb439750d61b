import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Playlist, VideoCard } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const english = (text: string) => ({ text, language: 'en' as const });

const video = (slug: string): VideoCard => ({
  id: slug.length,
  slug,
  title: english(`About ${slug}`),
  description: english('What it shows.'),
  topic_slug: 'implements',
  brand_slug: null,
  duration_seconds: 20,
  published_on: '2026-11-21',
  poster: { kind: 'video', id: 'rotavator-depth', view: 'poster', alt: english('') },
  youtube_id: null,
  sources: [{ src: `/media/clips/${slug}.webm`, type: 'video/webm' }],
  captions: [],
  transcript: english('Every word.'),
  demo: true,
});

const playlist: Playlist = {
  slug: 'both',
  title: english('Both of them'),
  description: english('One, then the other'),
  poster: { kind: 'video', id: 'rotavator-depth', view: 'poster', alt: english('') },
  video_count: 2,
  duration_seconds: 40,
  videos: [video('one'), video('other')],
};

async function visit(address: string) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: playlist }));
  const site = await testSite(remote, { address, language: 'en' });
  return act(async () => render(site.ui));
}

const source = (container: HTMLElement) =>
  container.querySelector('video source')?.getAttribute('src');

test('when a video ends the next one begins; after the last nothing does', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = await visit('/tractor-videos/playlist/both');
  expect(source(container)).toBe('/media/clips/one.webm');
  expect(play).not.toHaveBeenCalled();
  await act(async () => fireEvent.ended(container.querySelector('video') as HTMLVideoElement));
  expect(source(container)).toBe('/media/clips/other.webm');
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Video 2 of 2')).toBeInTheDocument();
  await act(async () => fireEvent.ended(container.querySelector('video') as HTMLVideoElement));
  expect(source(container)).toBe('/media/clips/other.webm');
});

test('every video of it has an address', async () => {
  const { container } = await visit('/tractor-videos/playlist/both?video=other');
  expect(source(container)).toBe('/media/clips/other.webm');
  expect(screen.getByRole('link', { name: /About other.*Playing now/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('link', { name: /About one/ })).toHaveAttribute(
    'href',
    '/tractor-videos/playlist/both',
  );
});
