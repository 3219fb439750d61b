import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** `text` is one line, `picture` 4:3, `card` a picture with three lines. */
  shape?: 'text' | 'picture' | 'card';
};

/** Loading placeholder, hidden from screen readers. Announce "loading" once beside it. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  if (shape !== 'card')
    return <span aria-hidden="true" className={classNames(styles.bone, styles[shape])} />;
  return (
    <span aria-hidden="true" className={styles.card}>
      <span className={classNames(styles.bone, styles.picture)} />
      <span className={classNames(styles.bone, styles.text)} />
      <span className={classNames(styles.bone, styles.text)} />
      <span className={classNames(styles.bone, styles.text)} />
    </span>
  );
}
