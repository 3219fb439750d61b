import { createContext, type ReactNode, useContext } from 'react';

export type CacheableComponent<Props extends object> = (props: Props) => ReactNode;

/** Server-side cache of component markup. */
export interface MarkupCache {
  /** Renders a component from the cache; null if it is not cacheable. */
  readonly render: (Component: CacheableComponent<never>, props: object) => ReactNode | null;
}

/** Absent in browsers and on servers without a cache. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

/**
 * Caches the server markup of a component by language and props. For components that are repeated on a page or appear
 * on many, and depend only on their props: plain data; no use of address, store or loader data, and no `preload` except
 * for a high-priority picture. In browsers it is the plain component.
 *
 * @example
 * export const TractorCard = withMarkupCache(function TractorCard({ tractor }: { tractor: Tractor }) { … });
 */
export function withMarkupCache<Props extends object>(
  Component: CacheableComponent<Props>,
): CacheableComponent<Props> {
  if (typeof document !== 'undefined') return Component;
  return function CachedMarkup(props: Props) {
    const cache = useContext(MarkupCacheContext);
    return cache?.render(Component as CacheableComponent<never>, props) ?? <Component {...props} />;
  };
}
