import { classNames } from '@tractor-haat/ui';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type FarSection, PlainLinksContext } from './plain-links-context.ts';
import styles from './when-near.module.css';

/** Root margin: loaded before it becomes visible. */
const NEAR = '1200px';

export interface WhenNearProps {
  /** Fallback links without JavaScript. */
  readonly of: FarSection;
  /** Reserved size, which prevents layout shift. */
  readonly room: 'machines' | 'types' | 'pairs' | 'instalment' | 'leaves' | 'reviews';
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** Placeholder that loads its content when it comes near the viewport. Without JavaScript it contains links. */
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
