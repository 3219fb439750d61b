import { createContext, useContext, useEffect, useRef } from 'react';
import { type LinkProps, Link as RouterLink, useHref } from 'react-router-dom';

/** Fetches code of the page at an address of this site, ahead of the click; the shell provides it. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch | null>(null);

/**
 * A link within the site. The language prefix is added by the router. The code of the page behind it is
 * fetched when a pointer or the focus comes near, or for `prefetch="viewport"` when the link comes into view.
 */
export function Link({
  prefetch = 'intent',
  ...props
}: LinkProps & { prefetch?: 'intent' | 'viewport' | 'none' }) {
  const fetchCode = useContext(PrefetchContext);
  const href = useHref(props.to, props.relative ? { relative: props.relative } : {});
  const anchor = useRef<HTMLAnchorElement>(null);
  const ahead = () => {
    if (prefetch !== 'none') fetchCode?.(href);
  };

  useEffect(() => {
    const link = anchor.current;
    if (prefetch !== 'viewport' || !fetchCode || !link) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      fetchCode(href);
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [prefetch, fetchCode, href]);

  return (
    <RouterLink
      {...props}
      ref={anchor}
      onPointerEnter={ahead}
      onTouchStart={ahead}
      onFocus={ahead}
    />
  );
}
