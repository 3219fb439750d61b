import { createContext, type ReactNode, useContext } from 'react';

export type CacheableComponent<Props extends object> = (props: Props) => ReactNode;

/** Server-side cache of component markup. */
export interface MarkupCache {
  /** Renders a component from the cache; null if it is not cacheable. */
  readonly render: (Component: CacheableComponent<never>, props: object) => ReactNode | null;
}

/** Null in browsers and on servers without a cache. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

/**
 * Caches the server markup of a component by language and props, for components that are repeated on a page or appear on
 * many pages. The props must be plain data. The component must not use the address, the store or loader data, or call
 * `preload` except for a high-priority picture. In browsers it is the plain component.
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
