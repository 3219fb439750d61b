import { type RefObject, useEffect, useState } from 'react';

/** Maximum audio/video drift in seconds before the audio is re-synced. */
const MAX_DRIFT_SECONDS = 0.3;

export interface Voice {
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * Syncs the audio with the video: start, stop, seek and speed. If the browser blocks the audio, it is off until the
 * visitor turns it on.
 */
export function useVoice(
  film: RefObject<HTMLVideoElement | null>,
  sound: RefObject<HTMLAudioElement | null>,
): Voice {
  const [on, setOn] = useState(true);

  useEffect(() => {
    const [video, audio] = [film.current, sound.current];
    if (!on || !video || !audio) return;
    const sync = () => {
      // A second seek during a seek would restart its download.
      if (audio.seeking) return;
      if (Math.abs(audio.currentTime - video.currentTime) > MAX_DRIFT_SECONDS) {
        audio.currentTime = video.currentTime;
      }
    };
    const go = () => {
      sync();
      audio.playbackRate = video.playbackRate;
      // A pause before the audio starts rejects play() with an AbortError, which is not a block by
      // the browser.
      audio.play().catch((refusal: unknown) => {
        if (refusal instanceof DOMException && refusal.name === 'NotAllowedError') setOn(false);
      });
    };
    const stop = () => {
      if (!audio.paused) audio.pause();
    };
    const follow = () => {
      sync();
      audio.playbackRate = video.playbackRate;
      audio.volume = video.volume;
      audio.muted = video.muted;
    };
    const listeners: readonly (readonly [string, () => void])[] = [
      ['playing', go],
      ['pause', stop],
      ['waiting', stop],
      ['seeking', stop],
      ['ended', stop],
      ['emptied', stop],
      ['timeupdate', follow],
      ['ratechange', follow],
      ['volumechange', follow],
    ];
    for (const [event, act] of listeners) video.addEventListener(event, act);
    if (!video.paused) go();
    return () => {
      for (const [event, act] of listeners) video.removeEventListener(event, act);
      stop();
    };
  }, [film, sound, on]);

  return { on, toggle: () => setOn((was) => !was) };
}
