import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
} from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type To,
  useHref,
  useLinkClickHandler,
} from 'react-router-dom';

/** Prefetches the code of the page at `href`, which includes the language prefix. Implemented by the shell. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch | null>(null);

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path without language prefix, which the router adds. */
  readonly to: To;
  /**
   * Prefetches the code of the page on pointer, touch or focus (`intent`, the default), or when the link is visible
   * (`viewport`).
   */
  readonly prefetch?: 'intent' | 'viewport' | 'none';
  readonly preventScrollReset?: boolean;
  readonly reloadDocument?: boolean;
}

function BrowserLink(props: LinkProps) {
  const { to, prefetch = 'intent', preventScrollReset, reloadDocument, ...anchor } = props;
  const { target, onClick } = anchor;
  const fetchCode = useContext(PrefetchContext);
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, {
    ...(target ? { target } : {}),
    ...(preventScrollReset ? { preventScrollReset } : {}),
  });
  const element = useRef<HTMLAnchorElement>(null);
  const prefetchCode = () => {
    if (prefetch !== 'none') fetchCode?.(href);
  };

  useEffect(() => {
    const link = element.current;
    if (prefetch !== 'viewport' || !fetchCode || !link) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      fetchCode(href);
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [prefetch, fetchCode, href]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) navigate(event);
  }

  return (
    <a
      {...anchor}
      href={href}
      ref={element}
      // The click listener of the document ignores links with this attribute.
      data-reload={reloadDocument ? '' : undefined}
      onClick={handleClick}
      onPointerEnter={prefetchCode}
      onTouchStart={prefetchCode}
      onFocus={prefetchCode}
    />
  );
}

/** Matches a plain absolute path, for which `useHref` returns the basename and the path. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/**
 * Link for server rendering. It avoids `useHref`, because resolving 150 links against all routes took 10 % of the
 * render time of a page.
 */
export function ServerLink(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const {
    to,
    prefetch: _prefetch,
    preventScrollReset: _preventScrollReset,
    reloadDocument: _reloadDocument,
    ...anchor
  } = props;
  if (typeof to !== 'string' || !PLAIN_PATH.test(to)) return <ResolvedLink to={to} {...anchor} />;
  return <a {...anchor} href={basename === '/' ? to : basename + to} />;
}

function ResolvedLink({ to, ...anchor }: Pick<LinkProps, 'to'>) {
  return <a {...anchor} href={useHref(to)} />;
}

/** Link to a page of the site. The link of React Router is 1.7 KB larger, because it can prefetch in framework mode. */
export const Link = typeof document === 'undefined' ? ServerLink : BrowserLink;
