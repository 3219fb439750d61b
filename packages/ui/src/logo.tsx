import { brand } from './brand.ts';
import styles from './logo.module.css';

/** Path of the gear's fourteen teeth. */
const TEETH_PATH =
  'M32.9 17.7L37.2 19.3L36.9 22.4L32.9 20.8zM32.2 23.4L35.3 26.8L33.7 29.4L30.8 26.2zM7.1 20.3L2.8 18.7L3.1 15.6L7.1 17.2zM7.8 14.6L4.7 11.2L6.3 8.6L9.2 11.8zM10.9 9.7L9.5 5.3L12.2 3.7L13.4 7.8zM15.9 6.7L16.5 2.2L19.6 1.8L18.9 6zM21.6 6.1L24.2 2.3L27.1 3.3L24.6 6.9zM27.1 8.1L31 5.8L33.2 8L29.4 10.1zM31.1 12.2L35.6 11.8L36.7 14.8L32.4 15zM8.9 25.8L4.4 26.2L3.3 23.2L7.6 23z';

/** Logo: a gear as a sun rising over furrows. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
      {/* The nested svg clips the gear at the horizon. A clip path would need an id that is unique on the page. */}
      <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
        <path d={TEETH_PATH} fill="currentColor" />
        <circle cx="20" cy="19" r="10.5" fill="none" stroke="currentColor" strokeWidth="5.5" />
        <circle className={styles.sun} cx="20" cy="19" r="4.2" />
      </svg>
      <path
        className={styles.furrows}
        d="M2 28q9-4 18 0t18 0M2 33q9-4 18 0t18 0M2 38q9-4 18 0t18 0"
      />
    </svg>
  );
}

/** Logo and name. The caller wraps it in a link. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>{brand.name}</span>
    </span>
  );
}
