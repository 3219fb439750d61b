import { type RefObject, useEffect, useState } from 'react';

/** Sound may run this far from its film, in seconds, before it is set right: less is not noticed. */
const LEEWAY = 0.3;

/** The voice over a silent film. */
export interface Voice {
  /** It is heard while the film plays. */
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * Keeps the sound in step with the film: they start, stop, jump, slow down and go on together. A browser may
 * refuse sound that nobody has asked for; then the voice is off until the visitor turns it on.
 */
export function useVoice(
  film: RefObject<HTMLVideoElement | null>,
  sound: RefObject<HTMLAudioElement | null>,
): Voice {
  const [on, setOn] = useState(true);

  useEffect(() => {
    const [video, audio] = [film.current, sound.current];
    if (!on || !video || !audio) return;
    const meet = () => {
      // While it fetches what to jump to, another jump would only begin that anew.
      if (audio.seeking) return;
      if (Math.abs(audio.currentTime - video.currentTime) > LEEWAY) {
        audio.currentTime = video.currentTime;
      }
    };
    const go = () => {
      meet();
      audio.playbackRate = video.playbackRate;
      // A pause that comes before the sound has begun is no refusal.
      audio.play().catch((refusal: unknown) => {
        if (refusal instanceof DOMException && refusal.name === 'NotAllowedError') setOn(false);
      });
    };
    const stop = () => {
      if (!audio.paused) audio.pause();
    };
    const follow = () => {
      meet();
      audio.playbackRate = video.playbackRate;
      audio.volume = video.volume;
      audio.muted = video.muted;
    };
    const heard: readonly (readonly [string, () => void])[] = [
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
    for (const [event, act] of heard) video.addEventListener(event, act);
    if (!video.paused) go();
    return () => {
      for (const [event, act] of heard) video.removeEventListener(event, act);
      stop();
    };
  }, [film, sound, on]);

  return { on, toggle: () => setOn((was) => !was) };
}
