import { type RefObject, useEffect, useState } from 'react';

/** Plays the clip while `playing` is true, and pauses it when the page is hidden. */
export function usePlayback(
  player: RefObject<HTMLVideoElement | null>,
  playing: boolean,
  isAutoplayDisabled: boolean,
) {
  const [isHydrated, setHydrated] = useState(false);
  const [paused, setPaused] = useState(true);

  useEffect(() => {
    setHydrated(true);
    const video = player.current;
    if (!video) return;
    const updatePaused = () => setPaused(video.paused);
    const pauseWhenHidden = () => {
      if (document.hidden) video.pause();
    };
    video.addEventListener('play', updatePaused);
    video.addEventListener('pause', updatePaused);
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => {
      video.removeEventListener('play', updatePaused);
      video.removeEventListener('pause', updatePaused);
      document.removeEventListener('visibilitychange', pauseWhenHidden);
    };
  }, [player]);

  useEffect(() => {
    const video = player.current;
    if (!video) return;
    if (!playing) video.pause();
    // The browser may block autoplay. The visitor can then press play.
    else if (!isAutoplayDisabled) video.play().catch(() => undefined);
  }, [player, playing, isAutoplayDisabled]);

  const toggle = () => {
    const video = player.current;
    if (!video) return;
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  };
  return { isHydrated, paused, toggle };
}
