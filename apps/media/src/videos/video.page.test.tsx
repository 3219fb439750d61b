import { screen, within } from '@testing-library/react';
import type { Video } from '@tractor-haat/api-client';
import { createPostCard, createPostsPage } from '../posts/testing/post.ts';
import {
  createFailure,
  createResponse,
  findStructuredData,
  type MockResponses,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createVideoCard } from './testing/video.ts';

const VIDEO = '/api/v1/videos/depth';
const POSTS = '/api/v1/posts';

const video: Video = {
  ...createVideoCard('depth'),
  implement_types: ['rotavator'],
  post_slug: null,
  related: [createVideoCard('furrow')],
};
const createResponses = (changes: Partial<Video> = {}): MockResponses => ({
  [VIDEO]: createResponse({ ...video, ...changes }),
  [POSTS]: createResponse(
    createPostsPage([
      createPostCard('one'),
      createPostCard('two'),
      createPostCard('three'),
      createPostCard('four'),
    ]),
  ),
});
const open = (responses: MockResponses) => visit('/tractor-videos/depth', responses);

afterEach(() => jest.restoreAllMocks());

test('shows the video with its transcript, related videos and three related posts', async () => {
  const { requests } = await open(createResponses());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About depth');
  const transcript = screen.getByRole('region', { name: 'Read the text' });
  expect(transcript).toHaveTextContent('Every word of depth.');
  expect(screen.getByText('21 November 2026')).toBeInTheDocument();
  expect(screen.getByText('20 seconds')).toBeInTheDocument();
  const side = within(screen.getByRole('complementary'));
  expect(side.getByRole('link', { name: 'About furrow' })).toHaveAttribute(
    'href',
    '/tractor-videos/furrow',
  );
  expect(side.getAllByRole('link', { name: /^On / })).toHaveLength(3);
  expect(requests).toContain(`${POSTS}?tag=rotavator&language=en`);
});

test('renders the video as structured data', async () => {
  await open(createResponses());
  expect(findStructuredData('VideoObject')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'About depth',
    description: 'What depth shows.',
    thumbnailUrl: 'https://site.test/img/video/depth/poster-1200.12ab34cd.jpg',
    uploadDate: '2026-11-21T00:00:00+05:30',
    duration: 'PT20S',
    transcript: 'Every word of depth.',
    contentUrl: 'https://site.test/media/clips/depth.webm',
  });
});

test('includes the embed URL of a YouTube video in the structured data', async () => {
  await open(createResponses({ youtube_id: 'abcdefghijk', sources: [], captions: [] }));
  const facts = findStructuredData('VideoObject');
  expect(facts).toMatchObject({ embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk' });
  expect(facts).not.toHaveProperty('contentUrl');
});

test.each([
  [{ topic_slug: 'tyres' }, { implementTypes: ['rotavator'], tyres: true }],
  [{ implement_types: [] }, { implementTypes: [], tyres: false }],
])('requests related machines for a video with %j', async (changes, props) => {
  const { widgets } = await open(createResponses(changes));
  expect(widgets).toEqual([{ name: 'catalogue/related-machines', props }]);
});

test('requests posts by topic without an implement, and omits the list if they fail to load', async () => {
  const { requests } = await open({
    ...createResponses({ implement_types: [] }),
    [POSTS]: createFailure(404),
  });
  expect(requests).toContain(`${POSTS}?tag=implements&language=en`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About depth');
  expect(screen.queryByRole('heading', { name: 'Read more on this' })).toBeNull();
});

test('shows the explaining post first and only once', async () => {
  await open({
    ...createResponses({ post_slug: 'three' }),
    [`${POSTS}/three`]: createResponse(createPostCard('three')),
  });
  const links = within(screen.getByRole('complementary')).getAllByRole('link', { name: /^On / });
  expect(links.map((link) => link.textContent)).toEqual(
    ['three', 'one', 'two'].map((slug) => createPostCard(slug).title.text),
  );
});

test.each([
  [404, '404'],
  [500, '503'],
])('maps the API status %s to the page status %s', async (status, page) => {
  expect(await readStatus('/tractor-videos/depth', { [VIDEO]: createFailure(status) })).toBe(page);
});
