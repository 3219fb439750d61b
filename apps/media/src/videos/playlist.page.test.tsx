import { act, fireEvent, screen } from '@testing-library/react';
import {
  createFailure,
  createResponse,
  type MockResponses,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createPlaylist, createVideoCard } from './testing/video.ts';

const BOTH = '/api/v1/playlists/both';
const responses: MockResponses = {
  [BOTH]: createResponse(
    createPlaylist('both', [createVideoCard('one'), createVideoCard('other', { demo: false })]),
  ),
};
const open = (query = '') => visit(`/tractor-videos/playlist/both${query}`, responses);

const readSource = (container: HTMLElement) =>
  container.querySelector('video source')?.getAttribute('src');
const endVideo = (container: HTMLElement) =>
  act(async () => fireEvent.ended(container.querySelector('video') as HTMLVideoElement));

afterEach(() => jest.restoreAllMocks());

test('starts the next video when one ends, and stops after the last', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container, address } = await open();
  expect(readSource(container)).toBe('/media/clips/one.webm');
  expect(play).not.toHaveBeenCalled();
  await endVideo(container);
  expect(readSource(container)).toBe('/media/clips/other.webm');
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Video 2 of 2')).toBeInTheDocument();
  expect(address()).toBe('/tractor-videos/playlist/both?video=other');
  await endVideo(container);
  expect(readSource(container)).toBe('/media/clips/other.webm');
  expect(play).toHaveBeenCalledTimes(1);
});

test('shows the next video with controls when the browser blocks autoplay', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
  const { container } = await open();
  await endVideo(container);
  expect(readSource(container)).toBe('/media/clips/other.webm');
  expect(container.querySelector('video')).toHaveAttribute('controls');
});

test('does not start a video that the visitor selected', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = await open();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /2.*About other/ })));
  expect(readSource(container)).toBe('/media/clips/other.webm');
  expect(play).not.toHaveBeenCalled();
});

test('shows the video of the URL with its text and a link to its page', async () => {
  const { container } = await open('?video=other');
  expect(readSource(container)).toBe('/media/clips/other.webm');
  expect(screen.getByRole('link', { name: /About other.*Playing now/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('link', { name: /About one/ })).toHaveAttribute(
    'href',
    '/tractor-videos/playlist/both',
  );
  expect(screen.getByText('Every word of other.')).toBeInTheDocument();
  expect(screen.queryByText('Sample clip')).toBeNull();
  expect(screen.getByRole('link', { name: 'Page of this video' })).toHaveAttribute(
    'href',
    '/tractor-videos/other',
  );
});

test.each([
  ['both?video=third', responses, '404'],
  ['none', responses, '404'],
  ['both', { [BOTH]: createFailure(500) }, '503'],
] as const)(
  'responds to the playlist %s with an error page',
  async (slug, mockResponses, status) => {
    expect(await readStatus(`/tractor-videos/playlist/${slug}`, mockResponses)).toBe(status);
  },
);
