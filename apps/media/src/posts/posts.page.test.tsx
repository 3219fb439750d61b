import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  findStructuredData,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createPostCard, createPostsPage } from './testing/post.ts';

const POSTS = '/api/v1/posts';
const BLOGS = '/tractor-industry-news-blogs';

const twoPosts = [
  createPostCard('tyres'),
  createPostCard('ploughs', { reading_minutes: 1, categories: [] }),
];
const open = (address = BLOGS, changes: Parameters<typeof createPostsPage>[1] = {}) =>
  visit(address, { [POSTS]: createResponse(createPostsPage(twoPosts, changes)) });

afterEach(() => jest.restoreAllMocks());

test('shows a post in the list with title, description, category, date and reading time', async () => {
  await open();
  const [first, second] = screen.getAllByRole('article').map((card) => within(card));
  expect(first?.getByRole('link', { name: 'On tyres' })).toHaveAttribute('href', `${BLOGS}/tyres`);
  expect(first?.getByText('What tyres is about.')).toBeInTheDocument();
  expect(first?.getByText('Tyre news')).toBeInTheDocument();
  expect(first?.getByText('20 November 2026 · 4 min read')).toBeInTheDocument();
  expect(second?.getByText('20 November 2026 · 1 min read')).toBeInTheDocument();
  expect(second?.queryByText('Tyre news')).toBeNull();
  expect(findStructuredData('ItemList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'On tyres', url: `https://site.test${BLOGS}/tyres` },
      { position: 2, name: 'On ploughs' },
    ],
  });
});

test('shows a category with its name, description, navigation and feed', async () => {
  const { requests } = await open(`${BLOGS}/category/tyre-news`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tyre news');
  expect(screen.getByText('Pressure, tread and when to replace a tyre.')).toBeInTheDocument();
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(categories.getAllByRole('link')).toHaveLength(11);
  expect(categories.getByRole('link', { name: 'Tyre news' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute(
    'href',
    '/api/rss/tyre-news.en.xml',
  );
  expect(requests).toEqual([`${POSTS}?language=en&page=1&category=tyre-news`]);
});

test('shows a tag as the heading and keeps it in pagination links', async () => {
  const tag = { slug: 'care', name: { text: 'Care', language: 'en' as const } };
  const { requests } = await open(`${BLOGS}?tag=care`, { tag, pages: 2 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Care');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    `${BLOGS}?tag=care&page=2`,
  );
  expect(requests).toEqual([`${POSTS}?language=en&page=1&tag=care`]);
});

test('searches posts and shows the number of results', async () => {
  const { requests, address } = await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tyre pressure' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })));
  expect(address()).toBe(`${BLOGS}?q=tyre+pressure`);
  expect(requests[1]).toBe(`${POSTS}?language=en&page=1&q=tyre+pressure`);
  expect(screen.getByRole('status')).toHaveTextContent('2 posts with “tyre pressure”');
  expect(screen.getByRole('searchbox')).toHaveValue('tyre pressure');
});

test("truncates the query to the API's limit", async () => {
  const { requests } = await open(`${BLOGS}?q=${'a'.repeat(100)}`);
  expect(requests[0]).toContain(`q=${'a'.repeat(80)}`);
  expect(requests[0]).not.toContain('a'.repeat(81));
});

test('shows a link to all posts when a search finds nothing', async () => {
  await visit(`${BLOGS}?q=nothing`, { [POSTS]: createResponse(createPostsPage([])) });
  expect(screen.getByText('No post found here.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', BLOGS);
  expect(screen.getByRole('status')).toHaveTextContent('0 posts with “nothing”');
  expect(findStructuredData('ItemList')).toBeUndefined();
});

test.each([
  [`${BLOGS}/category/gossip`, createResponse(createPostsPage(twoPosts)), '404'],
  [`${BLOGS}?page=0`, createResponse(createPostsPage(twoPosts)), '404'],
  [`${BLOGS}?tag=none`, createFailure(404), '404'],
  [BLOGS, createFailure(500), '503'],
  [BLOGS, 'unreached', '503'],
] as const)(
  'responds to %s, given the API response %j, with %s',
  async (address, response, status) => {
    expect(await readStatus(address, { [POSTS]: response })).toBe(status);
  },
);
