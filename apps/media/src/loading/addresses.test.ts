import { cardPicture } from '../components/card-picture.ts';
import { playlistPath } from '../playlists/playlist-path.ts';
import { categoryPath, listQuery, postPath, tagPath } from '../posts/post-path.ts';
import { createHubQuery, questionPath } from '../questions/question-path.ts';
import { slidePath } from '../stories/stories-path.ts';

const BLOGS = '/tractor-industry-news-blogs';

test.each([
  [playlistPath('sowing'), '/tractor-videos/playlist/sowing'],
  [playlistPath('sowing', 'depth'), '/tractor-videos/playlist/sowing?video=depth'],
  [postPath('tyres'), `${BLOGS}/tyres`],
  [categoryPath('tyre-news'), `${BLOGS}/category/tyre-news`],
  [tagPath('care'), `${BLOGS}?tag=care`],
  [questionPath(7), '/tractors-question-hub/7'],
  // The first slide has the story's own URL, so that no page has two URLs.
  [slidePath('tyres', 1), '/web-story-in-india/tyres'],
  [slidePath('tyres', 2), '/web-story-in-india/tyres/2'],
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
  expect(listQuery(filters)).toBe(query);
});

test.each([
  [{}, ''],
  [{ q: '', category: null, page: 1 }, ''],
  [{ q: 'smoke', category: 'repair', page: 2 }, '?q=smoke&category=repair&page=2'],
])('converts the question filters %j to the query "%s"', (filters, query) => {
  expect(createHubQuery(filters)).toBe(query);
});

test('uses the card rendering for covers in lists, and leaves other pictures unchanged', () => {
  expect(cardPicture({ kind: 'cover', id: 'a', view: 'wide' }).view).toBe('card');
  expect(cardPicture({ kind: 'video', id: 'a', view: 'poster' }).view).toBe('poster');
});
