import { classNames } from '@tractor-haat/ui';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type DeferredSection, PlainLinksContext } from './plain-links-context.ts';
import styles from './render-near-viewport.module.css';

const ROOT_MARGIN = '1200px';

export interface RenderNearViewportProps {
  readonly section: DeferredSection;
  /** Name of the reserved height, a class of the style sheet. */
  readonly room: 'machines' | 'types' | 'pairs' | 'instalment' | 'leaves' | 'reviews';
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Renders the content when it comes near the viewport. Until then the placeholder reserves its height. */
export function RenderNearViewport({
  section,
  room,
  placeholder,
  children,
}: RenderNearViewportProps) {
  const placeholderRef = useRef<HTMLDivElement>(null);
  const PlainLinks = useContext(PlainLinksContext);
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    if (isNearby || !placeholderRef.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNearby(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(placeholderRef.current);
    return () => observer.disconnect();
  }, [isNearby]);
  return (
    <div ref={placeholderRef} data-fill="" className={classNames(styles.room, styles[room])}>
      <noscript>{PlainLinks ? <PlainLinks section={section} /> : null}</noscript>
      {isNearby ? children : placeholder}
    </div>
  );
}
