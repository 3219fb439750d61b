import type { Story } from '@tractor-haat/api-client';
import { classNames } from '@tractor-haat/ui';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly story: Story;
  readonly slide: number;
  /** The bar of this slide is full. */
  readonly onDone: () => void;
}

/** A bar per slide. The clock is the animation of the current one: it stands still when held. */
export function Progress({ story, slide, onDone }: ProgressProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {story.slides.map((one, place) => {
        const current = place + 1 === slide;
        const state = current ? styles.current : place + 1 < slide && styles.full;
        return (
          <i key={`${one.picture.id} ${place + 1}`} className={styles.bar}>
            <b
              // A new slide starts its bar anew.
              key={current ? slide : 0}
              className={classNames(styles.fill, state)}
              onAnimationEnd={current ? onDone : undefined}
            />
          </i>
        );
      })}
    </div>
  );
}
