import { fireEvent, screen, within } from '@testing-library/react';
import type { Post } from '@tractor-haat/api-client';
import { toEnglish } from '../components/testing/to-english.ts';
import {
  createFailure,
  createResponse,
  findStructuredData,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createPost } from './testing/post.ts';

const BLOGS = '/tractor-industry-news-blogs';
const TYRES = '/api/v1/posts/tyres';

const open = (changes: Partial<Post> = {}, language: 'en' | 'hi' = 'en') =>
  visit(`${BLOGS}/tyres`, { [TYRES]: createResponse(createPost('tyres', changes)) }, language);

afterEach(() => jest.restoreAllMocks());

test('shows text, contents, tags and related posts', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('On tyres');
  expect(screen.getByText('in bold')).toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'In this post' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#one',
    '#two',
    '#three',
  ]);
  expect(screen.getByRole('link', { name: 'Care' })).toHaveAttribute('href', `${BLOGS}?tag=care`);
  const next = within(screen.getByRole('region', { name: 'Read next' }));
  expect(next.getByRole('link')).toHaveAttribute('href', `${BLOGS}/pressure`);
});

test('omits the contents of a short post, and the related posts if there are none', async () => {
  await open({ contents: [{ id: 'one', text: 'One' }], related: [] });
  expect(screen.queryByRole('navigation', { name: 'In this post' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Read next' })).toBeNull();
});

test('marks English text on a Hindi page with its language', async () => {
  await open({}, 'hi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('in bold').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('shows the date of a change only if there was one', async () => {
  const { unmount } = await open({ updated_on: '2026-11-22' });
  expect(screen.getByText(/updated 22 November 2026/)).toBeInTheDocument();
  expect(screen.getByText('Desk')).toHaveAttribute('lang', 'en');
  unmount();
  await open();
  expect(screen.queryByText(/updated/)).toBeNull();
});

test.each([
  [['tyre-news'], 'NewsArticle', '2026-11-20'],
  [['expert-reviews'], 'BlogPosting', '2026-11-20'],
  [['customer-reviews', 'tractor-sales'], 'NewsArticle', '2026-11-20'],
] as const)(
  'renders for the categories %j structured data of the type %s',
  async (categories, type, modified) => {
    await open({ categories: [...categories] });
    expect(findStructuredData(type)).toMatchObject({
      headline: 'On tyres',
      datePublished: '2026-11-20T00:00:00+05:30',
      dateModified: `${modified}T00:00:00+05:30`,
      inLanguage: 'en',
      url: `https://site.test${BLOGS}/tyres`,
      image: 'https://site.test/img/cover/tyres/card-1200.12ab34cd.jpg',
      author: { '@type': 'Organization', name: 'Desk' },
      publisher: { '@type': 'Organization', name: 'Site' },
    });
  },
);

test('escapes markup in structured data', async () => {
  await open({ title: toEnglish('</script><b>On tyres') });
  expect(document.body.innerHTML).not.toContain('</script><b>');
  expect(findStructuredData('NewsArticle')).toMatchObject({ headline: '</script><b>On tyres' });
});

test('opens the print dialog with the print button', async () => {
  const print = jest.fn();
  window.print = print;
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  [{ categories: ['tyre-news' as const] }, true],
  [{ categories: ['implement-news' as const] }, false],
])('requests the widgets for comments and related machines for %j', async (changes, tyres) => {
  const { widgets } = await open(changes);
  expect(widgets).toEqual([
    { name: 'media/comments', props: { post: 'tyres' } },
    { name: 'catalogue/related-machines', props: { implementTypes: ['rotavator'], tyres } },
  ]);
});

test.each([
  [404, '404'],
  [500, '503'],
])('maps the API status %s to the page status %s', async (status, page) => {
  expect(await readStatus(`${BLOGS}/tyres`, { [TYRES]: createFailure(status) })).toBe(page);
});
