import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';

/** Gap between slides. The style sheet has the same value. */
const SLIDE_GAP_PX = 16;

/** Visible slides by window width in px. */
const SLIDES_BY_WIDTH = {
  three: { 0: { slidesPerView: 1 }, 450: { slidesPerView: 2 }, 786: { slidesPerView: 3 } },
  one: { 0: { slidesPerView: 1 } },
} as const;

export type SlidesInView = keyof typeof SLIDES_BY_WIDTH;

export type SliderState = {
  /** Index of the first visible slide. */
  at: number;
  isStart: boolean;
  isEnd: boolean;
  /** True if all slides are visible. */
  isStatic: boolean;
};

const toSliderState = ({ activeIndex, isBeginning, isEnd, isLocked }: Swiper): SliderState => ({
  at: activeIndex,
  isStart: isBeginning,
  isEnd,
  isStatic: isLocked,
});

/**
 * Loads Swiper when the row comes near the viewport. `state` is undefined before. In its CSS mode Swiper scrolls the
 * row natively, so loading it causes no layout shift.
 */
export function useSlider(view: RefObject<HTMLElement | null>, inView: SlidesInView) {
  const [state, setState] = useState<SliderState>();
  const swiper = useRef<Swiper>(undefined);
  useEffect(() => {
    const element = view.current;
    if (!element || !('IntersectionObserver' in window)) return;
    let isUnmounted = false;
    async function loadSwiper() {
      const { Swiper: SwiperClass } = await import(/* webpackChunkName: "swiper" */ 'swiper');
      if (isUnmounted || !element) return;
      const updateState = (instance: Swiper) => setState(toSliderState(instance));
      swiper.current = new SwiperClass(element, {
        cssMode: true,
        spaceBetween: SLIDE_GAP_PX,
        breakpoints: { ...SLIDES_BY_WIDTH[inView] },
        watchOverflow: true,
        speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
        on: {
          init: updateState,
          slideChange: updateState,
          reachBeginning: updateState,
          reachEnd: updateState,
          fromEdge: updateState,
          lock: updateState,
          unlock: updateState,
        },
      });
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without Swiper the row stays scrollable.
        loadSwiper().catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      swiper.current?.destroy(true, false);
      swiper.current = undefined;
    };
  }, [view, inView]);
  return {
    state,
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    slideTo: (index: number) => swiper.current?.slideTo(index),
  };
}
