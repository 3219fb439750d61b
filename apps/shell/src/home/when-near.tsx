import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Fetched when this far below the screen: there before it is seen. */
const NEAR = '600px';

/**
 * Keeps the place of something far down the page until it comes near the screen; only then is it asked for.
 * What stands around it (heading, way to everything) is in the HTML and works without script.
 */
export function WhenNear({ place, children }: { place: ReactNode; children: ReactNode }) {
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
  return <div ref={element}>{near ? children : place}</div>;
}
