import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';

/** Space between slides in px; the style sheet knows it, too. */
const SLIDE_GAP = 16;

/** Slides in sight, by the window's width in px. */
const views = {
  three: { 0: { slidesPerView: 1 }, 450: { slidesPerView: 2 }, 786: { slidesPerView: 3 } },
  one: { 0: { slidesPerView: 1 } },
} as const;

export type SlidesInView = keyof typeof views;

export type SliderState = {
  /** Place of the first slide in sight, from 0. */
  at: number;
  isStart: boolean;
  isEnd: boolean;
  /** All slides are in sight: there is nothing to slide. */
  isStill: boolean;
};

const stateOf = ({ activeIndex, isBeginning, isEnd, isLocked }: Swiper): SliderState => ({
  at: activeIndex,
  isStart: isBeginning,
  isEnd,
  isStill: isLocked,
});

/**
 * Brings Swiper to a row when it comes near the screen, and not before. The row scrolls by itself
 * with or without it (Swiper's CSS mode), so nothing moves when it arrives. `state` is undefined
 * until then.
 */
export function useSlider(view: RefObject<HTMLElement | null>, inView: SlidesInView) {
  const [state, setState] = useState<SliderState>();
  const swiper = useRef<Swiper>(undefined);
  useEffect(() => {
    const element = view.current;
    if (!element || !('IntersectionObserver' in window)) return;
    let gone = false;
    async function bring() {
      const { Swiper: SwiperClass } = await import(/* webpackChunkName: "swiper" */ 'swiper');
      if (gone || !element) return;
      const tell = (now: Swiper) => setState(stateOf(now));
      swiper.current = new SwiperClass(element, {
        cssMode: true,
        spaceBetween: SLIDE_GAP,
        breakpoints: { ...views[inView] },
        watchOverflow: true,
        speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
        on: {
          init: tell,
          slideChange: tell,
          reachBeginning: tell,
          reachEnd: tell,
          fromEdge: tell,
          lock: tell,
          unlock: tell,
        },
      });
    }
    const nearing = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearing.disconnect();
        // Without it the row is still there to be scrolled.
        bring().catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    nearing.observe(element);
    return () => {
      gone = true;
      nearing.disconnect();
      swiper.current?.destroy(true, false);
      swiper.current = undefined;
    };
  }, [view, inView]);
  return {
    state,
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    slideTo: (place: number) => swiper.current?.slideTo(place),
  };
}
