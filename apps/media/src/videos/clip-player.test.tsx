import { act, fireEvent, screen } from '@testing-library/react';
import type { VideoCard } from '@tractor-haat/api-client';
import { createPostsPage } from '../posts/testing/post.ts';
import { createResponse, visit } from '../testing/visit.tsx';
import { createVideoCard, createVideosPage } from './testing/video.ts';

const open = (changes: Partial<VideoCard> = {}) =>
  visit('/tractor-videos/depth', {
    '/api/v1/videos/depth': createResponse({
      ...createVideoCard('depth', changes),
      implement_types: [],
      post_slug: null,
      related: [],
    }),
    '/api/v1/posts': createResponse(createPostsPage([])),
  });

const getVideo = () => document.querySelector('video') as HTMLVideoElement;
const getAudio = () => document.querySelector('audio') as HTMLAudioElement;
const getButton = () => screen.getByRole('button', { name: /^Voice/ });

let play: jest.SpyInstance<Promise<void>>;
let pause: jest.SpyInstance<void>;
beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('syncs the audio with the video at start, seek, speed change and pause', async () => {
  await open();
  expect(getAudio()).toHaveAttribute('src', '/media/clips/depth.en.mp3');
  expect(play).not.toHaveBeenCalled();
  getVideo().currentTime = 7;
  getVideo().playbackRate = 0.5;
  fireEvent.playing(getVideo());
  expect(play.mock.contexts).toEqual([getAudio()]);
  expect(getAudio()).toMatchObject({ currentTime: 7, playbackRate: 0.5 });
  getVideo().currentTime = 7.2;
  fireEvent.timeUpdate(getVideo());
  expect(getAudio().currentTime).toBe(7);
  getVideo().currentTime = 12;
  fireEvent.timeUpdate(getVideo());
  expect(getAudio().currentTime).toBe(12);
  jest.spyOn(getAudio(), 'paused', 'get').mockReturnValue(false);
  fireEvent.pause(getVideo());
  expect(pause.mock.contexts).toEqual([getAudio()]);
});

test('turns the audio off and, while the video plays, on again with the button', async () => {
  await open();
  expect(getButton()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(getButton());
  expect(getButton()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.playing(getVideo());
  expect(play).not.toHaveBeenCalled();
  jest.spyOn(getVideo(), 'paused', 'get').mockReturnValue(false);
  fireEvent.click(getButton());
  expect(play.mock.contexts).toEqual([getAudio()]);
});

test.each([
  ['NotAllowedError', 'false'],
  ['AbortError', 'true'],
])(
  'after play() rejects with %s, sets aria-pressed of the audio button to %s',
  async (name, on) => {
    await open();
    play.mockRejectedValue(new DOMException('', name));
    await act(async () => fireEvent.playing(getVideo()));
    expect(getButton()).toHaveAttribute('aria-pressed', on);
  },
);

test('shows a button with the language of the audio, and none without audio', async () => {
  const { unmount } = await open({
    voices: [{ src: '/media/clips/depth.en.mp3', type: 'audio/mpeg', language: 'en' }],
  });
  expect(getButton()).toHaveTextContent('Voice: English');
  unmount();
  await open({ voices: [] });
  expect(screen.queryByRole('button', { name: /^Voice/ })).toBeNull();
});

test('plays one clip of a page at a time', async () => {
  await visit('/tractor-videos', {
    '/api/v1/videos': createResponse(
      createVideosPage([createVideoCard('one'), createVideoCard('other')]),
    ),
    '/api/v1/playlists': createResponse([]),
  });
  const [first, second] = document.querySelectorAll('video');
  if (!first || !second) throw new Error('Expected two clips');
  fireEvent.play(first);
  fireEvent.play(first);
  expect(pause).not.toHaveBeenCalled();
  fireEvent.play(second);
  expect(pause.mock.contexts).toEqual([first]);
});
