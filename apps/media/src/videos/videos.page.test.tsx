import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PlaylistCard, VideoCard, VideosPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const english = (text: string) => ({ text, language: 'en' as const });

const video: VideoCard = {
  id: 1,
  slug: 'rotavator-depth',
  title: english('Setting the depth of a rotavator'),
  description: english('How deep, and how to tell.'),
  topic_slug: 'implements',
  brand_slug: null,
  duration_seconds: 20,
  published_on: '2026-11-21',
  poster: { kind: 'video', id: 'rotavator-depth', view: 'poster', alt: english('') },
  youtube_id: null,
  sources: [{ src: '/media/clips/rotavator-depth.webm', type: 'video/webm' }],
  captions: [{ src: '/media/clips/rotavator-depth.hi.vtt', language: 'hi' }],
  transcript: english('Lower the skids first.'),
  demo: true,
};

const page = (items: VideoCard[]): VideosPage => ({
  items,
  topics: [...new Set(items.map(({ topic_slug }) => topic_slug))],
  brands: [{ slug: 'swaraj', name: english('Swaraj') }],
  total: items.length,
  page: 1,
  pages: 1,
  per_page: 24,
});

afterEach(() => jest.restoreAllMocks());

const playlists: PlaylistCard[] = [
  {
    slug: 'in-order',
    title: english('In the order of the work'),
    description: english('One, then the other.'),
    poster: video.poster,
    video_count: 2,
    duration_seconds: 40,
  },
];

async function visit(
  items: VideoCard[],
  language: 'en' | 'hi' = 'en',
  address = '/tractor-videos',
) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      Response.json({ data: String(input).includes('/playlists') ? playlists : page(items) }),
    );
  const site = await testSite(remote, { address, language });
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(site.ui);
  });
  return view as ReturnType<typeof render>;
}

test('a clip has its player, its words and where it comes from', async () => {
  const { container } = await visit([video], 'hi');
  expect(await screen.findByText('Setting the depth of a rotavator')).toBeInTheDocument();
  expect(screen.getByText('Lower the skids first.')).toBeInTheDocument();
  expect(screen.getByText('नमूना वीडियो')).toBeInTheDocument();
  const player = container.querySelector('video');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player?.querySelector('source')).toHaveAttribute(
    'src',
    '/media/clips/rotavator-depth.webm',
  );
  expect(player?.querySelector('track')).toHaveAttribute('srclang', 'hi');
});

test('a clip pauses when the visitor turns to another tab', async () => {
  const { container } = await visit([video]);
  await screen.findByText('Setting the depth of a rotavator');
  const player = container.querySelector('video') as HTMLVideoElement;
  const pause = jest.spyOn(player, 'pause').mockImplementation(() => undefined);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).not.toHaveBeenCalled();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(1);
});

test('videos can be seen by topic and brand, and in playlists', async () => {
  await visit([video]);
  expect(await screen.findByRole('link', { name: 'Swaraj' })).toHaveAttribute(
    'href',
    '/tractor-videos?brand=swaraj',
  );
  expect(screen.getByRole('link', { name: 'Implements' })).toHaveAttribute(
    'href',
    '/tractor-videos?topic=implements',
  );
  const playlist = screen.getByRole('link', { name: /In the order of the work.*2 videos/ });
  expect(playlist).toHaveAttribute('href', '/tractor-videos/playlist/in-order');
});

test('a part of the videos says whose it is, and offers no playlists', async () => {
  await visit([video], 'en', '/tractor-videos?brand=swaraj');
  expect(await screen.findByRole('heading', { level: 1, name: 'Swaraj' })).toBeInTheDocument();
  expect(screen.queryByText('In the order of the work')).toBeNull();
});

test('says so when there is no clip yet', async () => {
  await visit([]);
  expect(await screen.findByText('No videos here yet.')).toBeInTheDocument();
});
