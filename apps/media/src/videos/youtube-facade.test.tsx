import { fireEvent, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { renderToString } from 'react-dom/server';
import remote from '../remote.tsx';
import { renderElement } from '../testing/visit.tsx';
import { Player } from './player.tsx';
import { createVideoCard } from './testing/video.ts';

const youtubeVideo = createVideoCard('far-away', {
  youtube_id: 'abcdefghijk',
  sources: [],
  captions: [],
});
const player = <Player video={youtubeVideo} priority={false} />;
const watchUrl = 'https://www.youtube.com/watch?v=abcdefghijk';

afterEach(() => jest.restoreAllMocks());

test('requests nothing from YouTube before the click, and then uses the cookieless domain', async () => {
  const { container } = await renderElement(player);
  const play = screen.getByRole('link', { name: 'Play: About far-away' });
  expect(play).toHaveAttribute('href', watchUrl);
  expect(play).toHaveTextContent('Plays from YouTube');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toMatch(/ytimg|youtube-nocookie/);
  fireEvent.click(play);
  const frame = container.querySelector('iframe');
  expect(frame?.src).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
  expect(frame).toHaveAttribute('title', 'About far-away');
  expect(screen.queryByRole('link')).toBeNull();
});

test('renders on the server a link to the video and no other reference to YouTube', async () => {
  const { ui } = await testElement(remote, player);
  const html = renderToString(ui);
  expect(html).toContain(`href="${watchUrl}"`);
  expect(html.replace(watchUrl, '')).not.toMatch(/youtube\.|youtube-|ytimg/);
  expect(html).not.toContain('<iframe');
});

test('plays a self-hosted clip in the page', async () => {
  const { container } = await renderElement(<Player video={createVideoCard('near')} priority />);
  expect(container.querySelector('video')).toHaveAttribute('controls');
  expect(screen.queryByText('Plays from YouTube')).toBeNull();
});
