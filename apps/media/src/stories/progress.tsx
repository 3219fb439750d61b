import type { Story } from '@tractor-haat/api-client';
import { classNames } from '@tractor-haat/ui';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly story: Story;
  readonly slide: number;
  /** Called when the current slide's bar is full. */
  readonly onDone: () => void;
}

/** The CSS animation of the current bar is the timer of the slide, so a press pauses both. */
export function Progress({ story, slide, onDone }: ProgressProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {story.slides.map((storySlide, index) => {
        const isCurrent = index + 1 === slide;
        const state = isCurrent ? styles.current : index + 1 < slide && styles.full;
        return (
          <i key={`${storySlide.picture.id} ${index + 1}`} className={styles.bar}>
            <b
              // Restarts the animation on a new slide.
              key={isCurrent ? slide : 0}
              className={classNames(styles.fill, state)}
              onAnimationEnd={isCurrent ? onDone : undefined}
            />
          </i>
        );
      })}
    </div>
  );
}
