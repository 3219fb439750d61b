import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { BackIcon, ForwardIcon } from '../icons/index.ts';
import styles from './slider-buttons.module.css';
import type { SliderState, SlidesInView } from './use-slider.ts';

export type SliderTexts = {
  previous: string;
  next: string;
  /** Visible text: "2 of 7". */
  position: (at: number, count: number) => string;
};

type SliderButtonsProps = {
  state: SliderState | undefined;
  previous: () => void;
  next: () => void;
  inView: SlidesInView;
  count: number;
  texts: SliderTexts;
};

/** Classes by number of slides. At widths where all slides are visible, no space is reserved for buttons. */
const FITTING_CLASSES = [undefined, styles.still1, styles.still2, styles.still3];

/** Previous and next buttons. They are invisible until Swiper is loaded, but their space is reserved. */
export function SliderButtons({ state, previous, next, inView, count, texts }: SliderButtonsProps) {
  const isActive = state && !state.isStatic;
  return (
    <div
      className={classNames(
        styles.row,
        !isActive && styles.waiting,
        inView === 'three' && FITTING_CLASSES[count],
      )}
    >
      <IconButton
        className={styles.button}
        label={texts.previous}
        icon={<BackIcon />}
        // Not disabled at the end, which would lose the focus.
        aria-disabled={state?.isStart ?? true}
        onClick={previous}
      />
      <span className={styles.position} role="status">
        {isActive && texts.position(state.at + 1, count)}
      </span>
      <IconButton
        className={styles.button}
        label={texts.next}
        icon={<ForwardIcon />}
        aria-disabled={state?.isEnd ?? true}
        onClick={next}
      />
    </div>
  );
}
