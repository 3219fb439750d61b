import { act, fireEvent, screen } from '@testing-library/react';
import type { VideoCard } from '@tractor-haat/api-client';
import { postsPage } from '../posts/testing/post.ts';
import { data, visit } from '../testing/visit.tsx';
import { videoCard, videosPage } from './testing/video.ts';

const open = (changes: Partial<VideoCard> = {}) =>
  visit('/tractor-videos/depth', {
    '/api/v1/videos/depth': data({
      ...videoCard('depth', changes),
      implement_types: [],
      post_slug: null,
      related: [],
    }),
    '/api/v1/posts': data(postsPage([])),
  });

const film = () => document.querySelector('video') as HTMLVideoElement;
const sound = () => document.querySelector('audio') as HTMLAudioElement;
const button = () => screen.getByRole('button', { name: /^Voice/ });

let play: jest.SpyInstance<Promise<void>>;
let pause: jest.SpyInstance<void>;
beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('syncs the audio with the video at start, seek, speed change and pause', async () => {
  await open();
  expect(sound()).toHaveAttribute('src', '/media/clips/depth.en.mp3');
  expect(play).not.toHaveBeenCalled();
  film().currentTime = 7;
  film().playbackRate = 0.5;
  fireEvent.playing(film());
  expect(play.mock.contexts).toEqual([sound()]);
  expect(sound()).toMatchObject({ currentTime: 7, playbackRate: 0.5 });
  film().currentTime = 7.2;
  fireEvent.timeUpdate(film());
  expect(sound().currentTime).toBe(7);
  film().currentTime = 12;
  fireEvent.timeUpdate(film());
  expect(sound().currentTime).toBe(12);
  jest.spyOn(sound(), 'paused', 'get').mockReturnValue(false);
  fireEvent.pause(film());
  expect(pause.mock.contexts).toEqual([sound()]);
});

test('turns the audio off and, while the video plays, on again', async () => {
  await open();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.playing(film());
  expect(play).not.toHaveBeenCalled();
  jest.spyOn(film(), 'paused', 'get').mockReturnValue(false);
  fireEvent.click(button());
  expect(play.mock.contexts).toEqual([sound()]);
});

test.each([
  ['NotAllowedError', 'false'],
  ['AbortError', 'true'],
])('when play() rejects with %s, the audio is on = %s', async (name, on) => {
  await open();
  play.mockRejectedValue(new DOMException('', name));
  await act(async () => fireEvent.playing(film()));
  expect(button()).toHaveAttribute('aria-pressed', on);
});

test('uses English audio when the language has none, and shows no button without audio', async () => {
  const { unmount } = await open({
    voices: [{ src: '/media/clips/depth.en.mp3', type: 'audio/mpeg', language: 'en' }],
  });
  expect(button()).toHaveTextContent('Voice: English');
  unmount();
  await open({ voices: [] });
  expect(screen.queryByRole('button', { name: /^Voice/ })).toBeNull();
});

test('plays one clip of a page at a time', async () => {
  await visit('/tractor-videos', {
    '/api/v1/videos': data(videosPage([videoCard('one'), videoCard('other')])),
    '/api/v1/playlists': data([]),
  });
  const [one, two] = document.querySelectorAll('video');
  if (!one || !two) throw new Error('no two clips');
  fireEvent.play(one);
  fireEvent.play(one);
  expect(pause).not.toHaveBeenCalled();
  fireEvent.play(two);
  expect(pause.mock.contexts).toEqual([one]);
});
