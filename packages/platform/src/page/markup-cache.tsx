import { createContext, type ReactNode, useContext } from 'react';

export type CacheableComponent<Props extends object> = (props: Props) => ReactNode;

/** Implemented by the shell for server rendering. */
export interface MarkupCache {
  /** Returns null if the component cannot be cached, so that React renders it. */
  readonly render: (Component: CacheableComponent<never>, props: object) => ReactNode | null;
}

/** Null in browsers, and on a server without a cache. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

/**
 * Caches the HTML of a component on the server, by language and props. Use it for components that a page repeats, or
 * that many pages have in common. The props must be plain data. The component must not use the address, the store or
 * loader data, or call `preload` except for a high-priority picture. In browsers nothing is cached.
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
