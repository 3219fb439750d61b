import { type RefObject, useEffect, useState } from 'react';

/** A larger drift between audio and video is corrected. */
const MAX_DRIFT_SECONDS = 0.3;

export interface Voice {
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Syncs start, stop, seek and speed. If the browser blocks the audio, it is off until the visitor turns it on. */
export function useVoice(
  videoRef: RefObject<HTMLVideoElement | null>,
  audioRef: RefObject<HTMLAudioElement | null>,
): Voice {
  const [on, setOn] = useState(true);

  useEffect(() => {
    const video = videoRef.current;
    const audio = audioRef.current;
    if (!on || !video || !audio) return;
    const sync = () => {
      // Another seek would abort the current seek and restart its download.
      if (audio.seeking) return;
      if (Math.abs(audio.currentTime - video.currentTime) > MAX_DRIFT_SECONDS) {
        audio.currentTime = video.currentTime;
      }
    };
    const play = () => {
      sync();
      audio.playbackRate = video.playbackRate;
      // `NotAllowedError` means that the browser blocks audio. A pause before the audio starts rejects with
      // `AbortError`, which must not turn the audio off.
      audio.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setOn(false);
      });
    };
    const stop = () => {
      if (!audio.paused) audio.pause();
    };
    const syncSettings = () => {
      sync();
      audio.playbackRate = video.playbackRate;
      audio.volume = video.volume;
      audio.muted = video.muted;
    };
    const listeners: readonly (readonly [event: string, listener: () => void])[] = [
      ['playing', play],
      ['pause', stop],
      ['waiting', stop],
      ['seeking', stop],
      ['ended', stop],
      ['emptied', stop],
      ['timeupdate', syncSettings],
      ['ratechange', syncSettings],
      ['volumechange', syncSettings],
    ];
    for (const [event, listener] of listeners) video.addEventListener(event, listener);
    if (!video.paused) play();
    return () => {
      for (const [event, listener] of listeners) video.removeEventListener(event, listener);
      stop();
    };
  }, [videoRef, audioRef, on]);

  return { on, toggle: () => setOn((isOn) => !isOn) };
}
