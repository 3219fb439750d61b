import { screen, within } from '@testing-library/react';
import { postCard, postsPage } from '../posts/testing/post.ts';
import { show } from '../testing/visit.tsx';
import { videoCard, videosPage } from '../videos/testing/video.ts';
import * as news from './news-row.widget.tsx';
import * as videos from './video-row.widget.tsx';

const { signal } = new AbortController();
const args = (limit: number) => ({ props: { limit }, language: 'en' as const, signal });

const mockResponse = (data: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));

afterEach(() => jest.restoreAllMocks());

test('shows the newest posts up to the limit, each with a link to its page', async () => {
  mockResponse(postsPage(['one', 'two', 'three'].map((slug) => postCard(slug))));
  const data = await news.loader(args(2));
  await show(<news.Component limit={2} data={data} />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  const first = within(cards[0] as HTMLElement);
  expect(first.getByRole('link', { name: 'On one' })).toHaveAttribute(
    'href',
    '/tractor-industry-news-blogs/one',
  );
  expect(cards[0]).toHaveTextContent('20 November 2026 · 4 min read');
  // Lists use the `card` rendering of a cover; the post's page uses `wide`.
  expect(cards[0]?.querySelector('img')?.getAttribute('src')).toContain('/cover/one/card-');
});

test('shows the newest videos and marks demonstrations', async () => {
  mockResponse(videosPage([videoCard('one'), videoCard('other', { demo: false })]));
  const data = await videos.loader(args(5));
  await show(<videos.Component limit={5} data={data} />);
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Sample clip');
  expect(first).toHaveTextContent('20 seconds');
  expect(second).not.toHaveTextContent('Sample clip');
  expect(screen.getByRole('link', { name: 'About other' })).toHaveAttribute(
    'href',
    '/tractor-videos/other',
  );
});

test('renders nothing for an empty row', async () => {
  const { container } = await show(
    <>
      <news.Component limit={3} data={[]} />
      <videos.Component limit={3} data={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('rejects when a row fails to load, so that the page omits it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(news.loader(args(2))).rejects.toThrow();
  await expect(videos.loader(args(2))).rejects.toThrow();
});
