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

/** Prefetches the code of a page; provided by the shell. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch | null>(null);

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path without the language prefix, which the router adds. */
  readonly to: To;
  /** Prefetches on pointer or focus (`intent`), or when visible (`viewport`). */
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
      // Excludes the link from the document's click listener.
      data-reload={reloadDocument ? '' : undefined}
      onClick={handleClick}
      onPointerEnter={prefetchCode}
      onTouchStart={prefetchCode}
      onFocus={prefetchCode}
    />
  );
}

/** Paths for which `useHref` returns basename and path. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/** Link of the server, which only needs an href. Resolving 150 links against all routes took 10 % of a page's time. */
export function ServerLink(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const { to, prefetch: _, preventScrollReset: __, reloadDocument: ___, ...anchor } = props;
  if (typeof to !== 'string' || !PLAIN_PATH.test(to)) return <ResolvedLink to={to} {...anchor} />;
  return <a {...anchor} href={basename === '/' ? to : basename + to} />;
}

function ResolvedLink({ to, ...anchor }: Pick<LinkProps, 'to'>) {
  return <a {...anchor} href={useHref(to)} />;
}

/** An internal link. Replaces the router's link, whose prefetching for framework mode costs 1.7 KB. */
export const Link = typeof document === 'undefined' ? ServerLink : BrowserLink;
