import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Answers, data, failure, statusAt, visit } from '../testing/visit.tsx';
import { installFeed, installPlayers, installWishes, reel, reelsPage } from './testing/reel.ts';

const REELS = '/api/v1/reels';
const PATH = '/tractor-reels-and-shorts';

const three = [reel(1), reel(2), reel(3)];

async function open(path = PATH, answers: Answers = {}) {
  const feed = installFeed();
  const players = installPlayers();
  const page = await visit(path, { [REELS]: data(reelsPage(three)), ...answers });
  return { ...page, ...feed, ...players };
}
const article = (id: number) => within(screen.getByRole('article', { name: `Reel ${id}` }));
const press = (id: number, name: string) =>
  act(async () => fireEvent.click(article(id).getByRole('button', { name })));

beforeEach(() => {
  installWishes();
  history.replaceState(null, '', PATH);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('shows each reel with its position, text and captions, and preloads nothing', async () => {
  const { container } = await open();
  const first = screen.getByRole('article', { name: 'Reel 1' });
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '3');
  expect(first).toHaveTextContent('What reel 1 shows.');
  expect(first).toHaveTextContent('Sample clip');
  for (const video of container.querySelectorAll('video')) {
    expect(video).toHaveAttribute('preload', 'none');
    expect(video.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(video.muted).toBe(true);
    // Native controls are only for browsers without JavaScript.
    expect(video).not.toHaveAttribute('controls');
  }
});

test('plays only the reel in the viewport, and updates the URL', async () => {
  const { bring, playing } = await open();
  expect(playing()).toEqual([]);
  await bring('reel-1');
  expect(playing()).toEqual(['reel-1']);
  // The URL of the feed stays until the visitor scrolls.
  expect(location.pathname).toBe(PATH);
  await bring('reel-2');
  expect(playing()).toEqual(['reel-2']);
  expect(location.pathname).toBe(`${PATH}/reel-2`);
  await bring('reel-1');
  expect(location.pathname).toBe(`${PATH}/reel-1`);
});

test('pauses with the page and with its button, and labels the button by its action', async () => {
  const { bring, playing } = await open();
  await bring('reel-1');
  await press(1, 'Pause');
  expect(playing()).toEqual([]);
  await press(1, 'Play');
  expect(playing()).toEqual(['reel-1']);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  expect(playing()).toEqual([]);
  expect(article(1).getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('applies the sound setting to all reels, with the button or the key m', async () => {
  const { container } = await open();
  const muted = () => [...container.querySelectorAll('video')].map((video) => video.muted);
  await press(2, 'Sound');
  expect(muted()).toEqual([false, false, false]);
  expect(article(1).getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(screen.getByRole('feed'), { key: 'm' });
  expect(muted()).toEqual([true, true, true]);
});

test.each([
  ['ArrowDown', 'reel-2', 'reel-3'],
  ['PageDown', 'reel-2', 'reel-3'],
  ['ArrowUp', 'reel-2', 'reel-1'],
  ['PageUp', 'reel-1', 'reel-1'],
])('moves with %s from %s to %s', async (key, from, to) => {
  const { bring } = await open();
  const gone: (string | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    gone.push(this.dataset.reel);
  };
  await bring(from);
  fireEvent.keyDown(screen.getByRole('feed'), { key });
  expect(gone).toEqual([to]);
});

test.each([
  ['reduced motion', () => void installWishes(['(prefers-reduced-motion: reduce)'])],
  ['reduced data', () => void installWishes(['(prefers-reduced-data: reduce)'])],
  [
    'Save-Data',
    () =>
      void Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      }),
  ],
])('does not autoplay with %s', async (_, wish) => {
  wish();
  const { bring, playing, container } = await open();
  await bring('reel-1');
  expect(playing()).toEqual([]);
  const video = container.querySelector('[data-reel="reel-1"] video') as HTMLVideoElement;
  await act(async () => fireEvent.click(video));
  expect(playing()).toEqual(['reel-1']);
});

test('stops autoplay when the visitor turns on reduced motion', async () => {
  const wishes = installWishes();
  const { bring, playing } = await open();
  await bring('reel-1');
  expect(playing()).toEqual(['reel-1']);
  await wishes.wish('(prefers-reduced-motion: reduce)');
  await bring('reel-2');
  expect(playing()).toEqual([]);
});

test('loads the next page near the end, without duplicates', async () => {
  const first = reelsPage(
    [1, 2, 3, 4].map((id) => reel(id)),
    1,
    2,
  );
  const { bring, requests } = await open(PATH, { [REELS]: data(first) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    return Response.json({ data: reelsPage([reel(4), reel(5)], 2, 2) });
  });
  await bring('reel-1');
  expect(requests).toHaveLength(1);
  await bring('reel-2');
  expect(requests[1]).toBe(`${REELS}?page=2&language=en`);
  expect(screen.getAllByRole('article').map(({ dataset }) => dataset.reel)).toEqual(
    [1, 2, 3, 4, 5].map((id) => `reel-${id}`),
  );
  await bring('reel-5');
  expect(requests).toHaveLength(2);
});

test('retries a failed page at the next swipe', async () => {
  const { bring } = await open(PATH, { [REELS]: data(reelsPage(three, 1, 2)) });
  const fetching = jest.spyOn(globalThis, 'fetch').mockClear();
  fetching.mockRejectedValueOnce(new TypeError('away'));
  await bring('reel-2');
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  fetching.mockResolvedValueOnce(Response.json({ data: reelsPage([reel(4)], 2, 2) }));
  await bring('reel-3');
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('shows the reel of the URL first, with its own title', async () => {
  await open(`${PATH}/reel-2`, { [`${REELS}/reel-2`]: data(reel(2)) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reel 2');
  expect(document.title).toBe('Reel 2 | Site');
  expect(screen.getAllByRole('article').map(({ dataset }) => dataset.reel)).toEqual([
    'reel-2',
    'reel-1',
    'reel-3',
  ]);
});

test('counts a like', async () => {
  const { sent } = await open(PATH, { '/api/vote': data({ votes: 4 }) });
  await press(1, 'Like: Reel 1: 3');
  expect(sent[0]?.body).toEqual({ kind: 'reel', id: 1, language: 'en' });
  expect(article(1).getByRole('button', { name: 'Like: Reel 1: 4' })).toBeInTheDocument();
});

test('shows a message when there are no reels', async () => {
  await open(PATH, { [REELS]: data(reelsPage([])) });
  expect(screen.getByText('No reels here yet.')).toBeInTheDocument();
  expect(screen.queryByRole('feed')).toBeNull();
});

test.each([
  [`${PATH}/gone`, { [REELS]: data(reelsPage(three)) }, '404'],
  [PATH, { [REELS]: failure(500) }, '503'],
] as const)('responds to %s with %j with a %s', async (address, answers, status) => {
  expect(await statusAt(address, answers)).toBe(status);
});
