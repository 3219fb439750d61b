import { screen, within } from '@testing-library/react';
import { createFailure, createResponse, readStatus, visit } from '../testing/visit.tsx';
import { createStoryCard } from './testing/story.ts';

const LIST = '/api/v1/stories';
const STORIES = '/web-story-in-india';

const createPageResponse = (items: readonly object[], changes = {}) =>
  createResponse({ items, total: items.length, page: 1, pages: 1, per_page: 24, ...changes });

afterEach(() => jest.restoreAllMocks());

test('links each story to its first slide and shows its length', async () => {
  await visit(STORIES, {
    [LIST]: createPageResponse([createStoryCard('tyres', 4), createStoryCard('soil', 1)]),
  });
  expect(screen.getByRole('link', { name: 'Story of tyres 4 pictures' })).toHaveAttribute(
    'href',
    `${STORIES}/tyres`,
  );
  expect(screen.getByRole('link', { name: 'Story of soil 1 picture' })).toBeInTheDocument();
});

test('shows pagination for more than one page', async () => {
  const { requests } = await visit(`${STORIES}?page=2`, {
    [LIST]: createPageResponse([createStoryCard('tyres')], { page: 2, pages: 3 }),
  });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const links = pages.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`${STORIES}?page=3`);
  expect(requests).toEqual([`${LIST}?page=2&language=en`]);
});

test('shows a message when there are no stories', async () => {
  await visit(STORIES, { [LIST]: createPageResponse([]) });
  expect(screen.getByText('No stories here yet.')).toBeInTheDocument();
});

test.each([
  [`${STORIES}?page=x`, createPageResponse([]), '404'],
  [`${STORIES}?page=9`, createFailure(404), '404'],
  [STORIES, createFailure(503), '503'],
] as const)(
  'responds to %s, given the API response %j, with %s',
  async (address, response, status) => {
    expect(await readStatus(address, { [LIST]: response })).toBe(status);
  },
);
