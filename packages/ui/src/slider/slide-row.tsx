import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slide-row.module.css';
import type { SlidesInView } from './use-slider.ts';

type SlideRowProps = {
  /** The element that Swiper takes over. */
  view: RefObject<HTMLDivElement | null>;
  inView: SlidesInView;
  slides: readonly { key: string; id?: string; content: ReactNode }[];
};

/** What scrolls must be reachable by keyboard: arrow keys then move it. */
const scrollable = { tabIndex: 0 } as const;

/** A row that scrolls and snaps. The plain class names are Swiper's. */
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
