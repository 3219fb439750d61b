import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './when-near.module.css';

/** Fetched when this far below the screen: there before it is seen. */
const NEAR = '1200px';

export interface WhenNearProps {
  /** What will stand here: as much room as that takes is kept from the start, so that nothing moves. */
  readonly room: 'machines' | 'types' | 'pairs' | 'instalment' | 'leaves' | 'reviews';
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps the place of something far down the page until it comes near the screen; only then is it asked for.
 * What stands around it (heading, way to everything) is in the HTML and works without script.
 */
export function WhenNear({ room, place, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={element} className={styles[room]}>
      {near ? children : place}
    </div>
  );
}
