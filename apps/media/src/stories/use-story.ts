import type { Story } from '@tractor-haat/api-client';
import { useNavigate } from '@tractor-haat/platform';
import { useEffect, useRef, useState } from 'react';
import { STORIES, slidePath } from './addresses.ts';

/** Duration in milliseconds from which a press pauses the story and is not a tap. */
const HOLD_MS = 250;

/** Keys, pausing and automatic advance. Every turn is a navigation because each slide has a URL. */
export function useStory(story: Story, slide: number) {
  const navigate = useNavigate();
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const pressedAt = useRef(0);
  const wasLong = useRef(false);
  const { slug, slides } = story;

  // Target of fast key presses, which do not wait for the previous navigation.
  const targetSlide = useRef(slide);
  useEffect(() => {
    targetSlide.current = slide;
  }, [slide]);

  const turn = (to: number) => {
    if (to < 1 || to > slides.length) return;
    targetSlide.current = to;
    navigate(slidePath(slug, to), { replace: true, preventScrollReset: true });
  };
  const turnNow = useRef(turn);
  turnNow.current = turn;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (typing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'ArrowRight') turnNow.current(targetSlide.current + 1);
      else if (key === 'ArrowLeft') turnNow.current(targetSlide.current - 1);
      else if (key === 'Escape') navigate(STORIES);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);

  const letGo = () => {
    wasLong.current = pressedAt.current > 0 && performance.now() - pressedAt.current >= HOLD_MS;
    pressedAt.current = 0;
    setHeld(false);
  };
  const hold = {
    onPointerDown: () => {
      pressedAt.current = performance.now();
      setHeld(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    // A long press pauses for reading, so its click does not turn the slide. Keyboard clicks have
    // no press.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { held, paused, setPaused, hold, goOn: () => turn(slide + 1) };
}
