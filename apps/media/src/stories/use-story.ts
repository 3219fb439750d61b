import type { Story } from '@tractor-haat/api-client';
import { useNavigate } from '@tractor-haat/platform';
import { useEffect, useRef, useState } from 'react';
import { STORIES_PATH, slidePath } from './stories-path.ts';

/** A longer press pauses the story and is not a tap. */
const LONG_TAP_MS = 250;

/** Each change of the slide is a navigation, because each slide has a URL. */
export function useStory(story: Story, slide: number) {
  const navigate = useNavigate();
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const pointerDownAt = useRef(0);
  const wasLong = useRef(false);
  const { slug, slides } = story;

  // Slide of the latest navigation, from which a fast second key press continues.
  const targetSlide = useRef(slide);
  useEffect(() => {
    targetSlide.current = slide;
  }, [slide]);

  const goTo = (to: number) => {
    if (to < 1 || to > slides.length) return;
    targetSlide.current = to;
    navigate(slidePath(slug, to), { replace: true, preventScrollReset: true });
  };
  const latestGoTo = useRef(goTo);
  latestGoTo.current = goTo;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'ArrowRight') latestGoTo.current(targetSlide.current + 1);
      else if (key === 'ArrowLeft') latestGoTo.current(targetSlide.current - 1);
      else if (key === 'Escape') navigate(STORIES_PATH);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);

  const release = () => {
    wasLong.current =
      pointerDownAt.current > 0 && performance.now() - pointerDownAt.current >= LONG_TAP_MS;
    pointerDownAt.current = 0;
    setHeld(false);
  };
  const pointerHandlers = {
    onPointerDown: () => {
      pointerDownAt.current = performance.now();
      setHeld(true);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // A long press pauses the story for reading, so the click at its end must not turn the slide.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { held, paused, setPaused, pointerHandlers, showNextSlide: () => goTo(slide + 1) };
}
