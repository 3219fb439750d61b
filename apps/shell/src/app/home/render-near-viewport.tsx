import { classNames } from '@tractor-haat/ui';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type DeferredSection, PlainLinksContext } from './plain-links-context.ts';
import styles from './render-near-viewport.module.css';

const ROOT_MARGIN = '1200px';

export interface RenderNearViewportProps {
  readonly of: DeferredSection;
  readonly room: 'machines' | 'types' | 'pairs' | 'instalment' | 'leaves' | 'reviews';
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

export function RenderNearViewport({ of, room, placeholder, children }: RenderNearViewportProps) {
  const element = useRef<HTMLDivElement>(null);
  const PlainLinks = useContext(PlainLinksContext);
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    if (isNearby || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNearby(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNearby]);
  return (
    <div ref={element} data-fill="" className={classNames(styles.room, styles[room])}>
      <noscript>{PlainLinks ? <PlainLinks of={of} /> : null}</noscript>
      {isNearby ? children : placeholder}
    </div>
  );
}
