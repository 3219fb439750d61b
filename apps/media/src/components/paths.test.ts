import {
  createPostsQuery,
  toCardPicture,
  toCategoryPath,
  toPostPath,
  toTagPath,
} from '../posts/to-post-path.ts';
import { createHubQuery, toQuestionPath } from '../questions/to-question-path.ts';
import { toSlidePath } from '../stories/to-slide-path.ts';
import { toPlaylistPath } from '../videos/to-playlist-path.ts';

const BLOGS = '/tractor-industry-news-blogs';

test.each([
  [toPlaylistPath('sowing'), '/tractor-videos/playlist/sowing'],
  [toPlaylistPath('sowing', 'depth'), '/tractor-videos/playlist/sowing?video=depth'],
  [toPostPath('tyres'), `${BLOGS}/tyres`],
  [toCategoryPath('tyre-news'), `${BLOGS}/category/tyre-news`],
  [toTagPath('care'), `${BLOGS}?tag=care`],
  [toQuestionPath(7), '/tractors-question-hub/7'],
  // The first slide has the story's own URL, so that no page has two URLs.
  [toSlidePath('tyres', 1), '/web-story-in-india/tyres'],
  [toSlidePath('tyres', 2), '/web-story-in-india/tyres/2'],
])('builds the path %s', (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  [{}, ''],
  [{ page: 1 }, ''],
  [{ q: '', tag: undefined, page: 2 }, '?page=2'],
  [
    { q: 'tyre pressure & care', tag: 'care', page: 3 },
    '?q=tyre+pressure+%26+care&tag=care&page=3',
  ],
])('converts the post filters %j to the query "%s"', (filters, query) => {
  expect(createPostsQuery(filters)).toBe(query);
});

test.each([
  [{}, ''],
  [{ q: '', category: null, page: 1 }, ''],
  [{ q: 'smoke', category: 'repair', page: 2 }, '?q=smoke&category=repair&page=2'],
])('converts the question filters %j to the query "%s"', (filters, query) => {
  expect(createHubQuery(filters)).toBe(query);
});

test('uses the card rendering for covers in lists, and leaves other pictures unchanged', () => {
  expect(toCardPicture({ kind: 'cover', id: 'a', view: 'wide' }).view).toBe('card');
  expect(toCardPicture({ kind: 'video', id: 'a', view: 'poster' }).view).toBe('poster');
});
