import type { Story } from '@tractor-haat/api-client';
import { useNavigate } from '@tractor-haat/platform';
import { useEffect, useRef, useState } from 'react';
import { STORIES_PATH, toSlidePath } from './to-slide-path.ts';

/** A longer press pauses the story and is not a tap. */
const LONG_TOUCH_MS = 250;

/** Each change of the slide is a navigation, because each slide has a URL. */
export function useStory(story: Story, slide: number) {
  const navigate = useNavigate();
  const [isHeld, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const pointerDownAt = useRef(0);
  const wasLongTouch = useRef(false);
  const { slug, slides } = story;

  // Slide of the latest navigation, from which a fast second key press continues.
  const targetSlide = useRef(slide);
  useEffect(() => {
    targetSlide.current = slide;
  }, [slide]);

  const goToSlide = (number: number) => {
    if (number < 1 || number > slides.length) return;
    targetSlide.current = number;
    navigate(toSlidePath(slug, number), { replace: true, preventScrollReset: true });
  };
  const latestGoToSlide = useRef(goToSlide);
  latestGoToSlide.current = goToSlide;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'ArrowRight') latestGoToSlide.current(targetSlide.current + 1);
      else if (key === 'ArrowLeft') latestGoToSlide.current(targetSlide.current - 1);
      else if (key === 'Escape') navigate(STORIES_PATH);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);

  const release = () => {
    wasLongTouch.current =
      pointerDownAt.current > 0 && performance.now() - pointerDownAt.current >= LONG_TOUCH_MS;
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
      if (!wasLongTouch.current) return;
      wasLongTouch.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { isHeld, paused, setPaused, pointerHandlers, showNextSlide: () => goToSlide(slide + 1) };
}
