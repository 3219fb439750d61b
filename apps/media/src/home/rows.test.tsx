import { screen, within } from '@testing-library/react';
import { createPostCard, createPostsPage } from '../posts/testing/post.ts';
import { renderElement } from '../testing/visit.tsx';
import { createVideoCard, createVideosPage } from '../videos/testing/video.ts';
import * as news from './news-row.widget.tsx';
import * as videos from './video-row.widget.tsx';

const { signal } = new AbortController();
const createLoaderArgs = (limit: number) => ({ props: { limit }, language: 'en' as const, signal });

const mockResponse = (data: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));

afterEach(() => jest.restoreAllMocks());

test('shows the newest posts up to the limit, each with a link to its page', async () => {
  mockResponse(createPostsPage(['one', 'two', 'three'].map((slug) => createPostCard(slug))));
  const data = await news.loader(createLoaderArgs(2));
  await renderElement(<news.Component limit={2} data={data} />);
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
  mockResponse(
    createVideosPage([createVideoCard('one'), createVideoCard('other', { demo: false })]),
  );
  const data = await videos.loader(createLoaderArgs(5));
  await renderElement(<videos.Component limit={5} data={data} />);
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
  const { container } = await renderElement(
    <>
      <news.Component limit={3} data={[]} />
      <videos.Component limit={3} data={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('rejects when a row fails to load, so that the page omits it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(news.loader(createLoaderArgs(2))).rejects.toThrow();
  await expect(videos.loader(createLoaderArgs(2))).rejects.toThrow();
});
