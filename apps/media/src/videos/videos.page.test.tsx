import { fireEvent, screen, within } from '@testing-library/react';
import { toEnglish } from '../components/testing/to-english.ts';
import {
  createFailure,
  createResponse,
  type MockResponses,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createPlaylist, createVideoCard, createVideosPage } from './testing/video.ts';

const VIDEOS = '/api/v1/videos';
const PLAYLISTS = '/api/v1/playlists';

const depth = createVideoCard('depth');
const createResponses = (...items: Parameters<typeof createVideosPage>): MockResponses => ({
  [VIDEOS]: createResponse(createVideosPage(...items)),
  [PLAYLISTS]: createResponse([createPlaylist('order', [depth, createVideoCard('furrow')])]),
});

afterEach(() => jest.restoreAllMocks());

test('shows a clip with its player, text and source', async () => {
  const { container } = await visit('/tractor-videos', createResponses([depth]), 'hi');
  expect(screen.getByRole('link', { name: 'About depth' })).toHaveAttribute(
    'href',
    '/hi/tractor-videos/depth',
  );
  expect(screen.getByText('Every word of depth.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('नमूना वीडियो')).toBeInTheDocument();
  const player = container.querySelector('video');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player?.querySelector('source')).toHaveAttribute('src', '/media/clips/depth.webm');
  expect(player).toHaveTextContent('यह वीडियो यहाँ नहीं चल रहा');
});

test.each([
  ['hi', 'hi'],
  ['en', 'en'],
  // English captions are the fallback for Gujarati.
  ['gu', 'en'],
] as const)('shows on a page in %s captions in %s', async (language, captions) => {
  const { container } = await visit('/tractor-videos', createResponses([depth]), language);
  const tracks = [...container.querySelectorAll('track')];
  expect(tracks.map(({ srclang }) => srclang)).toEqual(['en', 'hi']);
  // Browsers would download default tracks of all clips with the page.
  expect(tracks.filter((track) => track.default)).toEqual([]);
  const video = container.querySelector('video') as HTMLVideoElement;
  const textTracks = tracks.map(({ srclang }) => ({ language: srclang, mode: 'disabled' }));
  Object.defineProperty(video, 'textTracks', { value: textTracks });
  fireEvent.play(video);
  const showingTracks = () => textTracks.filter(({ mode }) => mode === 'showing');
  expect(showingTracks().map(({ language: trackLanguage }) => trackLanguage)).toEqual([captions]);
  // The visitor turns captions off and continues.
  for (const track of textTracks) track.mode = 'disabled';
  fireEvent.play(video);
  expect(showingTracks()).toEqual([]);
});

test('pauses a clip when the tab is hidden', async () => {
  const { container } = await visit('/tractor-videos', createResponses([depth]));
  const player = container.querySelector('video') as HTMLVideoElement;
  const pause = jest.spyOn(player, 'pause').mockImplementation(() => undefined);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).not.toHaveBeenCalled();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(1);
});

test('links to topics, brands and playlists', async () => {
  await visit('/tractor-videos', createResponses([depth]));
  expect(screen.getByRole('link', { name: 'Swaraj' })).toHaveAttribute(
    'href',
    '/tractor-videos?brand=swaraj',
  );
  expect(screen.getByRole('link', { name: 'Implements' })).toHaveAttribute(
    'href',
    '/tractor-videos?topic=implements',
  );
  expect(screen.getByRole('link', { name: /All of order.*2 videos/ })).toHaveAttribute(
    'href',
    '/tractor-videos/playlist/order',
  );
});

test.each([
  ['?brand=swaraj', 'Swaraj'],
  ['?topic=implements', 'Implements'],
])('shows the filter’s name and no playlists for %s', async (query, name) => {
  const { requests } = await visit(`/tractor-videos${query}`, createResponses([depth]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(document.title).toBe(`${name}: Videos | Site`);
  expect(screen.queryByText('All of order')).toBeNull();
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(requests).toEqual([expect.stringContaining(query.slice(1))]);
});

test('keeps the topic in pagination links', async () => {
  const pages = { topics: ['implements'], page: 2, pages: 3, total: 60 };
  const { requests } = await visit(
    '/tractor-videos?topic=implements&page=2',
    createResponses([depth], pages),
  );
  expect(requests).toEqual([expect.stringContaining('page=2')]);
  const list = within(screen.getByRole('navigation', { name: 'Pages' }));
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/tractor-videos?topic=implements');
  expect(links).toContain('/tractor-videos?topic=implements&page=3');
});

test('shows the videos when the playlists fail to load', async () => {
  await visit('/tractor-videos', { ...createResponses([depth]), [PLAYLISTS]: createFailure(500) });
  expect(screen.getByText('About depth')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Playlists' })).toBeNull();
});

test('shows a message when there are no clips', async () => {
  await visit('/tractor-videos', createResponses([], { brands: [] }));
  expect(screen.getByText('No videos here yet.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Brands' })).toBeNull();
});

test.each([
  ['/tractor-videos?page=0', {}, '404'],
  ['/tractor-videos?page=one', {}, '404'],
  ['/tractor-videos?page=9', { [VIDEOS]: createFailure(404) }, '404'],
  ['/tractor-videos?topic=%3C', { [VIDEOS]: createFailure(400) }, '404'],
  ['/tractor-videos', { [VIDEOS]: createFailure(500) }, '503'],
  ['/tractor-videos', { [VIDEOS]: 'unreached' }, '503'],
] as const)(
  'responds to %s, given the API response %j, with %s',
  async (address, changes, status) => {
    expect(await readStatus(address, { ...createResponses([depth]), ...changes })).toBe(status);
  },
);

test('marks a brand whose name is in another language than the page', async () => {
  const brands = [{ slug: 'swaraj', name: toEnglish('Swaraj') }];
  await visit('/tractor-videos', createResponses([depth], { brands }), 'hi');
  expect(screen.getByRole('link', { name: 'Swaraj' })).toHaveAttribute('lang', 'en');
});
