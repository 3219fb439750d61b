import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slide-row.module.css';
import type { SlidesInView } from './use-slider.ts';

type SlideRowProps = {
  /** Root element of Swiper. */
  view: RefObject<HTMLDivElement | null>;
  inView: SlidesInView;
  slides: readonly { key: string; id?: string; content: ReactNode }[];
};

/** Scroll containers must be focusable for keyboard scrolling. */
const scrollable = { tabIndex: 0 } as const;

/** A scroll-snap row. The plain class names are Swiper's. */
export function SlideRow({ view, inView, slides }: SlideRowProps) {
  return (
    <div ref={view} className={classNames('swiper', styles.view)}>
      <ul className={classNames('swiper-wrapper', styles.row)} {...scrollable}>
        {slides.map(({ key, id, content }) => (
          <li
            key={key}
            id={id}
            className={classNames('swiper-slide', styles.slide, styles[inView])}
          >
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
