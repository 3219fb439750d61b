import { classNames } from '@tractor-haat/ui';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type FarSection, PlainLinksContext } from './plain-links-context.ts';
import styles from './when-near.module.css';

/** Fetched when this far below the screen: there before it is seen. */
const NEAR = '1200px';

export interface WhenNearProps {
  /** Names the links that stand here without script. */
  readonly of: FarSection;
  /** What will stand here: as much room as that takes is kept from the start, so that nothing moves. */
  readonly room: 'machines' | 'types' | 'pairs' | 'instalment' | 'leaves' | 'reviews';
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps the place of something far down the page until it comes near the screen; only then is it asked for.
 * Without script its place is taken by links to what is in it.
 */
export function WhenNear({ of, room, place, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const PlainLinks = useContext(PlainLinksContext);
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
    <div ref={element} data-fill="" className={classNames(styles.room, styles[room])}>
      <noscript>{PlainLinks ? <PlainLinks of={of} /> : null}</noscript>
      {near ? children : place}
    </div>
  );
}
