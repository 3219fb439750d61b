import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  type MockResponses,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import {
  createReel,
  createReelsPage,
  installFeed,
  installPlayers,
  installPreferences,
} from './testing/reel.ts';

const REELS = '/api/v1/reels';
const PATH = '/tractor-reels-and-shorts';

const reels = [createReel(1), createReel(2), createReel(3)];

async function open(path = PATH, responses: MockResponses = {}) {
  const feed = installFeed();
  const players = installPlayers();
  const page = await visit(path, { [REELS]: createResponse(createReelsPage(reels)), ...responses });
  return { ...page, ...feed, ...players };
}
const findReel = (id: number) => within(screen.getByRole('article', { name: `Reel ${id}` }));
const clickButton = (id: number, name: string) =>
  act(async () => fireEvent.click(findReel(id).getByRole('button', { name })));

beforeEach(() => {
  installPreferences();
  history.replaceState(null, '', PATH);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('shows each reel with its position and text', async () => {
  await open();
  const first = screen.getByRole('article', { name: 'Reel 1' });
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '3');
  expect(first).toHaveTextContent('What reel 1 shows.');
  expect(first).toHaveTextContent('Sample clip');
});

test('renders muted videos with captions, and preloads none', async () => {
  const { container } = await open();
  for (const video of container.querySelectorAll('video')) {
    expect(video).toHaveAttribute('preload', 'none');
    expect(video.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(video.muted).toBe(true);
    // Native controls are only for browsers without JavaScript.
    expect(video).not.toHaveAttribute('controls');
  }
});

test('plays only the reel in the viewport, and updates the URL', async () => {
  const { scrollToReel, listPlaying } = await open();
  expect(listPlaying()).toEqual([]);
  await scrollToReel('reel-1');
  expect(listPlaying()).toEqual(['reel-1']);
  // The URL of the feed stays until the visitor scrolls.
  expect(location.pathname).toBe(PATH);
  await scrollToReel('reel-2');
  expect(listPlaying()).toEqual(['reel-2']);
  expect(location.pathname).toBe(`${PATH}/reel-2`);
  await scrollToReel('reel-1');
  expect(location.pathname).toBe(`${PATH}/reel-1`);
});

test('pauses a reel with its button and when the page is hidden', async () => {
  const { scrollToReel, listPlaying } = await open();
  await scrollToReel('reel-1');
  await clickButton(1, 'Pause');
  expect(listPlaying()).toEqual([]);
  await clickButton(1, 'Play');
  expect(listPlaying()).toEqual(['reel-1']);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  expect(listPlaying()).toEqual([]);
  expect(findReel(1).getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('applies the sound setting to all reels, with the button or the key m', async () => {
  const { container } = await open();
  const readMuted = () => [...container.querySelectorAll('video')].map((video) => video.muted);
  await clickButton(2, 'Sound');
  expect(readMuted()).toEqual([false, false, false]);
  expect(findReel(1).getByRole('button', { name: 'Sound' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  fireEvent.keyDown(screen.getByRole('feed'), { key: 'm' });
  expect(readMuted()).toEqual([true, true, true]);
});

test.each([
  ['ArrowDown', 'reel-2', 'reel-3'],
  ['PageDown', 'reel-2', 'reel-3'],
  ['ArrowUp', 'reel-2', 'reel-1'],
  ['PageUp', 'reel-1', 'reel-1'],
])('scrolls with %s from %s to %s', async (key, from, to) => {
  const { scrollToReel } = await open();
  const scrolledReels: (string | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolledReels.push(this.dataset.reel);
  };
  await scrollToReel(from);
  fireEvent.keyDown(screen.getByRole('feed'), { key });
  expect(scrolledReels).toEqual([to]);
});

test.each([
  ['reduced motion', () => void installPreferences(['(prefers-reduced-motion: reduce)'])],
  ['reduced data', () => void installPreferences(['(prefers-reduced-data: reduce)'])],
  [
    'Save-Data',
    () =>
      void Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      }),
  ],
])('does not autoplay with %s', async (_, setPreference) => {
  setPreference();
  const { scrollToReel, listPlaying, container } = await open();
  await scrollToReel('reel-1');
  expect(listPlaying()).toEqual([]);
  const video = container.querySelector('[data-reel="reel-1"] video') as HTMLVideoElement;
  await act(async () => fireEvent.click(video));
  expect(listPlaying()).toEqual(['reel-1']);
});

test('stops autoplay when the visitor turns on reduced motion', async () => {
  const preferences = installPreferences();
  const { scrollToReel, listPlaying } = await open();
  await scrollToReel('reel-1');
  expect(listPlaying()).toEqual(['reel-1']);
  await preferences.enable('(prefers-reduced-motion: reduce)');
  await scrollToReel('reel-2');
  expect(listPlaying()).toEqual([]);
});

test('loads the next page near the end, without duplicates', async () => {
  const first = createReelsPage(
    [1, 2, 3, 4].map((id) => createReel(id)),
    1,
    2,
  );
  const { scrollToReel, requests } = await open(PATH, { [REELS]: createResponse(first) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    return Response.json({ data: createReelsPage([createReel(4), createReel(5)], 2, 2) });
  });
  await scrollToReel('reel-1');
  expect(requests).toHaveLength(1);
  await scrollToReel('reel-2');
  expect(requests[1]).toBe(`${REELS}?page=2&language=en`);
  expect(screen.getAllByRole('article').map(({ dataset }) => dataset.reel)).toEqual(
    [1, 2, 3, 4, 5].map((id) => `reel-${id}`),
  );
  await scrollToReel('reel-5');
  expect(requests).toHaveLength(2);
});

test('retries a failed page at the next swipe', async () => {
  const { scrollToReel } = await open(PATH, {
    [REELS]: createResponse(createReelsPage(reels, 1, 2)),
  });
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockClear();
  fetchMock.mockRejectedValueOnce(new TypeError('away'));
  await scrollToReel('reel-2');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  fetchMock.mockResolvedValueOnce(Response.json({ data: createReelsPage([createReel(4)], 2, 2) }));
  await scrollToReel('reel-3');
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('shows the reel of the URL first, with its own title', async () => {
  await open(`${PATH}/reel-2`, { [`${REELS}/reel-2`]: createResponse(createReel(2)) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reel 2');
  expect(document.title).toBe('Reel 2 | Site');
  expect(screen.getAllByRole('article').map(({ dataset }) => dataset.reel)).toEqual([
    'reel-2',
    'reel-1',
    'reel-3',
  ]);
});

test('sends a like and shows the new count', async () => {
  const { sent } = await open(PATH, { '/api/vote': createResponse({ votes: 4 }) });
  await clickButton(1, 'Like: Reel 1: 3');
  expect(sent[0]?.body).toEqual({ kind: 'reel', id: 1, language: 'en' });
  expect(findReel(1).getByRole('button', { name: 'Like: Reel 1: 4' })).toBeInTheDocument();
});

test('shows a message when there are no reels', async () => {
  await open(PATH, { [REELS]: createResponse(createReelsPage([])) });
  expect(screen.getByText('No reels here yet.')).toBeInTheDocument();
  expect(screen.queryByRole('feed')).toBeNull();
});

test.each([
  [`${PATH}/gone`, { [REELS]: createResponse(createReelsPage(reels)) }, '404'],
  [PATH, { [REELS]: createFailure(500) }, '503'],
] as const)(
  'responds to %s, given the API response %j, with %s',
  async (address, responses, status) => {
    expect(await readStatus(address, responses)).toBe(status);
  },
);
